/** Where other devices reach this server. */
import { serverInfo } from './api';

const OWN = ['localhost', '127.0.0.1', '[::1]'];

/** The beginning of links for others: this page's own, or the machine's address if the page was opened by one that only this machine knows. */
export async function reachable(): Promise<string> {
  const { addresses } = await serverInfo();
  return (OWN.includes(location.hostname) && addresses[0]) || location.origin;
}
