/** All in points, as on a printed page. */
export const PAGE = { width: 612, height: 792, margin: 36 } as const;
/** Size of every letter: what a page's style says of fonts does not change how its tables read. */
export const SIZE = 9;
export const LINE = 12;
/** Mean width of a letter. */
export const CHARACTER = 4.5;
export const POINTS_PER_PIXEL = 0.75;
