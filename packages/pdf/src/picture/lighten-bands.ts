import type { GreyPicture } from '../pdf-document.js';

/** Pixels of a tile's side; windows are counted in tiles. */
const TILE = 8;
/**
 * A window of some 35 by 13 points: around a line of bold print it still has white above and below, in a band it does
 * not.
 */
const TILES_ACROSS = 6;
const TILES_DOWN = 2;
/** Mean grey of a window: lines of bold print leave more white between their letters; a coloured band does not. */
const DARK_WINDOW = 140;
/** Large bold letters are as dark on average, but have white between them; a band has few such light tiles. */
const DARK_TILE = 180;
const MOSTLY_DARK = 0.75;
/** A lighter tile lies beside a band, even if a window of the band covers it. */
const LIGHT_TILE = 210;
/** Text on a band is lighter than the mean of its surroundings by this much. */
const LIGHTER = 35;
const NO_BAND = 256;
const BLACK = 0;
const WHITE = 255;

/**
 * Turns light text on dark bands into black on white. Table heads, with their years and units, are often printed
 * light on dark, and recognition skips them beside ordinary text. Returns the same picture if it has no such band.
 */
export function lightenBands(picture: GreyPicture): GreyPicture {
  const { levels, across, found } = bandLevels(picture);
  if (!found) return picture;
  const { width, height, pixels } = picture;
  const lightened = Uint8Array.from(pixels);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      const level = levels[row + Math.floor(x / TILE)] ?? NO_BAND;
      if (level === NO_BAND) continue;
      const at = y * width + x;
      lightened[at] = (pixels[at] ?? WHITE) > level + LIGHTER ? BLACK : WHITE;
    }
  }
  return { ...picture, pixels: lightened };
}

interface BandLevels {
  /** By tile, row by row: the mean grey of the darkest band that it lies in. */
  readonly levels: Float32Array;
  readonly across: number;
  readonly found: boolean;
}

function bandLevels(picture: GreyPicture): BandLevels {
  const { means, across, down } = tileMeans(picture);
  const levels = new Float32Array(across * down).fill(NO_BAND);
  let found = false;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const tiles = tilesAround(row, column, across, down);
      const mean = darkMean(tiles.map((tile) => means[tile] ?? WHITE));
      if (mean === undefined) continue;
      found = true;
      // A window at the edge of a band is partly page.
      for (const tile of tiles)
        if ((means[tile] ?? WHITE) < LIGHT_TILE)
          levels[tile] = Math.min(levels[tile] ?? NO_BAND, mean);
    }
  }
  return { levels, across, found };
}

/** The mean grey of a window, if it lies within a band. */
function darkMean(greys: readonly number[]): number | undefined {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  if (mean >= DARK_WINDOW) return undefined;
  const dark = greys.filter((grey) => grey < DARK_TILE).length;
  return dark >= MOSTLY_DARK * greys.length ? mean : undefined;
}

function tilesAround(row: number, column: number, across: number, down: number): number[] {
  const tiles: number[] = [];
  for (let y = Math.max(0, row - TILES_DOWN); y <= Math.min(down - 1, row + TILES_DOWN); y++) {
    const last = Math.min(across - 1, column + TILES_ACROSS);
    for (let x = Math.max(0, column - TILES_ACROSS); x <= last; x++) tiles.push(y * across + x);
  }
  return tiles;
}

function tileMeans({ width, height, pixels }: GreyPicture): {
  readonly means: Float32Array;
  readonly across: number;
  readonly down: number;
} {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const sums = new Float64Array(across * down);
  const counts = new Float64Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      const tile = row + Math.floor(x / TILE);
      sums[tile] = (sums[tile] ?? 0) + (pixels[y * width + x] ?? WHITE);
      counts[tile] = (counts[tile] ?? 0) + 1;
    }
  }
  return {
    means: Float32Array.from(sums, (sum, tile) => sum / (counts[tile] ?? 1)),
    across,
    down,
  };
}
