import { installedLanguages } from './installed-languages.js';
import type { RecognitionEngine } from './recognition-engine.js';
import { hasNumberReader } from './second/has-number-reader.js';

const DEFAULT_RECOGNITION_LANGUAGES: readonly string[] = ['eng'];

/** How pages that are pictures are read. */
export interface RecognitionOptions {
  /** By tesseract's names; those it has no data for are left out. Default English. */
  readonly languages?: readonly string[] | undefined;
  /** Default: the installed tesseract if there is one. */
  readonly engine?: RecognitionEngine['name'] | undefined;
  /** Whether a second engine reads the numbers again, where it is installed. Default true. */
  readonly secondReader?: boolean | undefined;
}

/** The languages that the system's tesseract would read; undefined if the bundled one would be used. */
export async function nativeLanguages(
  options: RecognitionOptions,
): Promise<readonly string[] | undefined> {
  return options.engine === 'bundled'
    ? undefined
    : installedLanguages(options.languages ?? DEFAULT_RECOGNITION_LANGUAGES);
}

/**
 * Names what would read pictures here and now with these options. If the name differs, pages may come out
 * differently.
 */
export async function recognitionName(options: RecognitionOptions = {}): Promise<string> {
  const languages = await nativeLanguages(options);
  const first = languages === undefined ? 'bundled' : `native ${languages.join('+')}`;
  const isReadTwice = options.secondReader !== false && hasNumberReader();
  return isReadTwice ? `${first} +numbers` : first;
}
