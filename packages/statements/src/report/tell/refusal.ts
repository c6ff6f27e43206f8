import { once } from '../../evidence/once.js';
import {
  detectLanguage,
  isReadLanguage,
  languageOfStatement,
} from '../../language/detect-language.js';

/** Why nothing could be read from a report, if that is known. */
export interface Refusal {
  readonly code: 'language_not_read';
  /** ISO 639-1 */
  readonly language: string;
  /** For people: "written in Turkish, which cannot be read yet". */
  readonly reason: string;
}

const names = once(() => new Intl.DisplayNames(['en'], { type: 'language' }));

const nameOf = (language: string): string => names().of(language) ?? language;

const refusal = (language: string, what: string): Refusal => ({
  code: 'language_not_read',
  language,
  reason: `${what} in ${nameOf(language)}, which cannot be read yet`,
});

/**
 * A report in a language whose statements are not read, or with them; `pages` are its plain texts.
 * Pure.
 */
export const refusalOf = (
  pages: readonly string[],
  isRead: (language: string) => boolean = isReadLanguage,
): Refusal | undefined => {
  const isUnread = (language: string | undefined): language is string =>
    language !== undefined && !isRead(language);
  const language = detectLanguage(pages.join('\n'));
  if (isUnread(language)) return refusal(language, 'written');
  const ofStatements = pages.map(languageOfStatement).find(isUnread);
  return ofStatements === undefined
    ? undefined
    : refusal(ofStatements, 'its statements are written');
};
