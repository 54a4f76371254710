/** Sentences about shares. */
import * as names from '../../lib/names';
import type { Teller } from '../../lib/tellers';

const share: Teller = ({ board }, known) => ({ company: names.company(board, String(known['company'])), number: known['number'] ?? 0 });

export const tellers: Record<string, Teller> = {
  share_taken: share,
  dummy_share_taken: share,
  dummy_share_shown: share,
};
