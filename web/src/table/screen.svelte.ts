/** The shape of the screen a table is laid out for. */

export class ScreenShape {
  wide = $state(true);
  tall = $state(false); // a tablet held upright
  low = $state(false); // a phone held sideways

  constructor() {
    $effect(() => {
      const broad = matchMedia('(min-width: 700px)'), upright = matchMedia('(orientation: portrait) and (max-width: 1100px)');
      const sideways = matchMedia('(min-width: 700px) and (max-height: 520px)');
      const look = () => ([this.wide, this.tall, this.low] = [broad.matches, broad.matches && upright.matches, sideways.matches]);
      look();
      for (const screen of [broad, upright, sideways]) screen.addEventListener('change', look);
      return () => [broad, upright, sideways].forEach((screen) => screen.removeEventListener('change', look));
    });
  }
}
