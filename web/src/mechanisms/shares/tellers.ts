/** Sentences about shares. */
import type { Teller } from '../../lib/tellers';
import { company } from './words';

const share: Teller = ({ board }, known) => ({ company: company(board, String(known['company'])), number: known['number'] ?? 0 });

export const tellers: Record<string, Teller> = {
  share_taken: share,
  dummy_share_taken: share,
  dummy_share_shown: share,
};
