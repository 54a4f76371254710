/** The language that is spoken now; whatever shows its sentences is drawn anew when another is learned. */
import { FluentBundle } from '@fluent/bundle';

class Spoken {
  language = $state('en');
  bundle = $state.raw(new FluentBundle('en-GB', { useIsolating: false }));
  lists = $state.raw(new Intl.ListFormat('en-GB', { type: 'conjunction' }));
}

export const spoken = new Spoken();
