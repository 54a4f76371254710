/** The shape of the screen a table is laid out for. */

export class ScreenShape {
  wide = $state(true);
  tall = $state(false); // a tablet held upright
  broad = $state(false); // room for three columns
  low = $state(false); // a phone held sideways
  roomy = $state(false); // three columns leave the middle of them wide
  letters = $state(11); // pixels that names of places are high: they grow with the screen as other text does (large.css)

  constructor() {
    const broad = matchMedia('(min-width: 700px)'), upright = matchMedia('(orientation: portrait) and (max-width: 1100px)');
    const three = matchMedia('(min-width: 1000px) and (min-height: 521px)');
    const sideways = matchMedia('(min-width: 700px) and (max-height: 520px)');
    const large = matchMedia('(min-width: 1200px) and (min-height: 700px)');
    const larger = matchMedia('(min-width: 1800px) and (min-height: 1000px)'), largest = matchMedia('(min-width: 2300px) and (min-height: 1250px)');
    const screens = [broad, upright, three, sideways, large, larger, largest];
    const look = () => {
      [this.wide, this.tall] = [broad.matches, broad.matches && upright.matches];
      [this.broad, this.low, this.roomy] = [three.matches, sideways.matches, large.matches];
      this.letters = largest.matches ? 18 : larger.matches ? 14 : 11;
    };
    look(); // at once: what is measured of a page at its beginning is measured in its shape
    $effect(() => {
      for (const screen of screens) screen.addEventListener('change', look);
      return () => screens.forEach((screen) => screen.removeEventListener('change', look));
    });
  }

  /** Whether a board of this shape is larger with the tray beside it than above it. */
  besides(width: number, height: number): boolean {
    return (this.broad || this.tall) && width < (this.roomy ? 1.15 : 1) * height;
  }
}
