/** Sentences about tolls, the neutral player and tickets that lie face up. */
import { both, plain, route, ticket, type Teller } from '../../lib/tellers';

export const tellers: Record<string, Teller> = {
  toll_paid: both(plain, route),
  loan_taken: both(plain, route),
  toll_received: both(plain, route),
  neutral_ticket: ticket,
  neutral_claimed: route,
  ticket_laid_open: ticket,
};
