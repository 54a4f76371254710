/** The shape of the screen a table is laid out for. */

export class ScreenShape {
  wide = $state(true);
  tall = $state(false); // a tablet held upright
  broad = $state(false); // room for three columns
  low = $state(false); // a phone held sideways
  roomy = $state(false); // three columns leave the middle of them wide

  constructor() {
    $effect(() => {
      const broad = matchMedia('(min-width: 700px)'), upright = matchMedia('(orientation: portrait) and (max-width: 1100px)');
      const three = matchMedia('(min-width: 1000px) and (min-height: 521px)');
      const sideways = matchMedia('(min-width: 700px) and (max-height: 520px)');
      const large = matchMedia('(min-width: 1200px) and (min-height: 700px)');
      const screens = [broad, upright, three, sideways, large];
      const look = () => {
        [this.wide, this.tall] = [broad.matches, broad.matches && upright.matches];
        [this.broad, this.low, this.roomy] = [three.matches, sideways.matches, large.matches];
      };
      look();
      for (const screen of screens) screen.addEventListener('change', look);
      return () => screens.forEach((screen) => screen.removeEventListener('change', look));
    });
  }

  /** Whether a board of this shape is larger with the tray beside it than above it. */
  besides(width: number, height: number): boolean {
    return (this.broad || this.tall) && width < (this.roomy ? 1.15 : 1) * height;
  }
}
