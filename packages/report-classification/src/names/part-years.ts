import { PART_WORDS } from '@fde/lexicon';
import { withoutAccents } from '@fde/contracts/text';
import { inAllLanguages } from '../language/in-all-languages.js';
import { findYears, type FoundYear } from './find-years.js';
import { anyPhrase } from './phrase-pattern.js';

const bare = (phrase: string): string => phrase.replace(/\*$/, '');
const NOUN = anyPhrase(
  PART_WORDS.flatMap(({ quarter, half, halfYear }) => [...quarter, ...half, ...halfYear]).map(bare),
);
const CODE = '[1-4][QT]|[QT][1-4]|[12][HS]|[HS][12]|[69]M|HY';
const FISCAL_YEAR = anyPhrase(inAllLanguages(({ periods }) => periods.fiscalYear));
const ORDINAL = '(?:\\s?(?:[1-4]|I{1,3}|IV)(?![\\p{L}\\p{N}]))?';
const OF = '(?:(?:of|de|del|do|des|der|im|in|the)\\s){0,2}';
const YEAR = '(?:19|20)\\d{2}(?:\\s?[/–-]\\s?(?:20)?\\d{2})?|\\d{2}';
/** "first quarter of fiscal 2024", "Q1 2024", "1H FY24": a part of a year and its year. */
const PART_AND_YEAR = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CODE}|(?:${NOUN})\\p{L}*${ORDINAL})[\\s,_/()'’-]{0,3}${OF}(?<year>(?:(?:${FISCAL_YEAR})[-_\\s']{0,2})?(?:${YEAR}))(?!\\d|[-./]\\d|\\s?\\p{L}{3,9}\\s(?:19|20)\\d{2})`,
  'giu',
);
/** Two digits alone are no year. */
const IS_NUMBER = /^\d{2}$/;

/** The years that a text names with a part of them: fiscal years, whatever the day on which the part ended. */
export const yearsOfParts = (text: string, nowYear: number): readonly FoundYear[] =>
  [...withoutAccents(text).replaceAll('_', ' ').matchAll(PART_AND_YEAR)].flatMap(
    ({ 0: whole, groups }) => {
      const written = groups?.['year'] ?? '';
      const [found] = IS_NUMBER.test(written) ? [] : findYears(written, nowYear);
      return found && found.form !== 'published'
        ? [{ ...found, form: 'fiscal' as const, text: whole }]
        : [];
    },
  );
