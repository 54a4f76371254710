/** The shape of the screen a table is laid out for. */

export class ScreenShape {
  wide = $state(true);
  tall = $state(false); // a tablet held upright

  constructor() {
    $effect(() => {
      const broad = matchMedia('(min-width: 700px)'), upright = matchMedia('(orientation: portrait) and (max-width: 1100px)');
      const look = () => ([this.wide, this.tall] = [broad.matches, broad.matches && upright.matches]);
      look();
      for (const screen of [broad, upright]) screen.addEventListener('change', look);
      return () => [broad, upright].forEach((screen) => screen.removeEventListener('change', look));
    });
  }
}
