/** Events about pieces of track. */
import * as names from '../../lib/names';
import { both, route, tally, type Teller } from '../../lib/tellers';
import { say } from '../../lib/words';

export const tellers: Record<string, Teller> = {
  piece_laid: both(route, (_, known) => ({ kind: say(`kind-${known['kind']}`) })),
  bed_built: route,
  bed_paid: (_, known) => ({ dice: names.dice(tally([String(known['one']), String(known['two'])])) }),
};
