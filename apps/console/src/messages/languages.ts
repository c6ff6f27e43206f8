import type { ServiceWords } from '../service-words/service-words.js';
import type { Messages } from './en.js';

interface Spoken {
  /** What the language calls itself. */
  readonly name: string;
  /** The console's own texts; only those in use are loaded. */
  readonly load: () => Promise<Messages>;
  /** What the service says, which is English by itself. */
  readonly loadServiceWords: () => Promise<ServiceWords | undefined>;
}

/** By code of ISO 639-1. */
export const LANGUAGES = {
  en: {
    name: 'English',
    load: async () => (await import('./en.js')).en,
    loadServiceWords: () => Promise.resolve(undefined),
  },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./de.js')).de,
    loadServiceWords: async () => (await import('../service-words/german/index.js')).GERMAN,
  },
} as const satisfies Readonly<Record<string, Spoken>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string | null | undefined): code is Language =>
  code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** The one chosen before, else the first of the reader's that there is, else English. */
export const preferredLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  isLanguage(chosen) ? chosen : (preferred.map(languageOf).find(isLanguage) ?? 'en');

/**
 * How numbers and dates are written: as the language does, in the reader's own variety of it if the browser names one
 * (en-GB, de-CH), so that figures never look like those of another language than the words around them.
 */
export const localeFor = (language: Language, preferred: readonly string[]): string =>
  preferred.find((locale) => languageOf(locale) === language) ?? language;
