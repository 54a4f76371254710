/** The shape of the screen a table is laid out for. */

export class ScreenShape {
  wide = $state(true);
  tall = $state(false); // a tablet held upright
  broad = $state(false); // room for three columns

  constructor() {
    $effect(() => {
      const broad = matchMedia('(min-width: 700px)'), upright = matchMedia('(orientation: portrait) and (max-width: 1100px)');
      const three = matchMedia('(min-width: 1000px) and (min-height: 521px)');
      const look = () => ([this.wide, this.tall, this.broad] = [broad.matches, broad.matches && upright.matches, three.matches]);
      look();
      for (const screen of [broad, upright, three]) screen.addEventListener('change', look);
      return () => [broad, upright, three].forEach((screen) => screen.removeEventListener('change', look));
    });
  }
}
