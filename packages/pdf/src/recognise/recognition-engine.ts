import type { GreyPicture } from '../pdf-document.js';
import type { RecognisedWord } from './recognised-words.js';

/** How the words of a picture are laid out, by tesseract's names (`--psm`). */
export const LAYOUTS = {
  /** One block of text: keeps the rows of a table together. Automatic layouts read column by column. */
  block: 6,
  /** Words wherever they are: finds what a block misses beside pictures and on spreads. */
  sparse: 11,
} as const;

export type RecognitionLayout = keyof typeof LAYOUTS;

/** Reads the words of a picture. Engines differ in speed and in where they run, not in the form of their results. */
export interface RecognitionEngine {
  readonly name: 'native' | 'bundled';
  /** By tesseract's names: eng, deu... */
  readonly languages: readonly string[];
  read(picture: GreyPicture, layout: RecognitionLayout): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** A picture as PGM, which tesseract takes as it is: decoding the same page from a colour PNG took 120 MB more. */
export function greyMap({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
