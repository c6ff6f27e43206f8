import { anyMeaning } from '../language/meanings.js';
import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { matchExactly } from '../language/any-of.js';
import { isOpen } from './label-shapes.js';
import { forLanguages } from '../language/languages-in-use.js';

const MARKS = [
  String.raw`\d\)`,
  String.raw`\(\d\)`,
  String.raw`\([a-zA-Z]\)`,
  String.raw`\((?:i|ii|iii|iv|v|vi)\)`,
  String.raw`\*`,
  '[†‡§]+',
  String.raw`\[\d\]`,
];
const MORE_MARKS = String.raw`(?:,?\s*(?:\d\)|\([a-z]\)|\*))*`;
const FOOTNOTE_MARK = new RegExp(
  String.raw`(?<=\p{L}{3,}|\)|’|')\s*(?:${MARKS.join('|')})${MORE_MARKS}$`,
  'u',
);
const GLUED_DIGIT = /(?<=\p{Ll}{4,}\)?|\p{Ll}{3,}\))\d(?:,\d)?$/u;
const GOES_ON = forLanguages(() => inAnyLanguage((l) => l.labelWords.goesOn).source);
const QUALIFIER = forLanguages(() =>
  matchExactly(
    anyMeaning('basic', 'diluted', 'net', 'gross', 'current', 'continuing', 'discontinued'),
    inAnyLanguage((l) => l.labelWords.total),
  ),
);
/**
 * A sign left over from the first column, with no number after it; "in $" names the row's own unit.
 */
const STRAY_CURRENCY = forLanguages(
  () =>
    new RegExp(
      String.raw`(?<!\b(?:${GOES_ON()})\s*|[,(/–—-]\s*)\s+(?:US|C|A|HK|NZ|S|NT|R)?[$€£¥]$`,
      'i',
    ),
);
/**
 * A dash close to the word before it that separates it from a further word: "Net income- Basic".
 */
const LEANING_DASH = /(?<=\p{Ll}{2}|\))([-–—]) (?=(\p{Lu}\p{Ll}+))/gu;

/** "Property and equipment, net": a label that ends so is whole. */
export const endsInQualifier = (label: string): boolean => {
  const [, last] = /, (\p{L}+)$/u.exec(label) ?? [];
  return last !== undefined && QUALIFIER().test(fold(last));
};

const withoutMark = (label: string): string => {
  const bare = label.replace(FOOTNOTE_MARK, '');
  return isOpen(bare) ? label : bare;
};

/** The label without the footnote marks at its end; `(note 7)` stays, as it is printed text. */
export const withoutMarks = (label: string): string =>
  withoutMark(label.trim().replace(STRAY_CURRENCY(), ''))
    .replace(GLUED_DIGIT, '')
    .replace(LEANING_DASH, (leaning: string, dash: string, word: string) =>
      QUALIFIER().test(fold(word)) ? ` ${dash} ` : leaning,
    )
    .replace(/\s+([,;:.)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
