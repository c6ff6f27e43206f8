import { foldedPhrases, hasOne, padText, type ReportLexicon } from '@fde/report-classification';

type Direction = Exclude<keyof ReportLexicon['navigation'], 'away' | 'dateColumn'>;

/**
 * How promising a link with one of the words is, from a list of annual reports down to the
 * investors' entry page.
 */
const SCORES: readonly (readonly [direction: Direction, score: number])[] = [
  ['annualReports', 9],
  ['archives', 7],
  ['next', 5],
  ['results', 4],
  ['investors', 3],
];
const WORDS = SCORES.map(([direction, score]) => ({
  score,
  phrases: foldedPhrases(({ navigation }) => navigation[direction]),
}));
const AWAY = foldedPhrases(({ navigation }) => navigation.away);
const YEAR_WORDS = new Set([
  ...foldedPhrases(({ periods }) => periods.year),
  ...foldedPhrases(({ periods }) => periods.fiscalYear),
]);
const YEARS = /(?:19|20)\d{2}(?: (?:19|20)?\d{2})?/;

/** By the words of a folded text; 0 where none of them leads towards reports. */
export const wordScore = (folded: string): number =>
  WORDS.find(({ phrases }) => hasOne(padText(folded), phrases))?.score ?? 0;

/** Whether one of the words leads away from the reports. */
export const leadsAway = (folded: string): boolean => hasOne(padText(folded), AWAY);

/** Whether a folded text is a year and nothing else: `2019`, `fy 2019`, `2018 19`, `2019 年`. */
export const isOnlyYear = (folded: string): boolean => {
  const beside = folded.replace(YEARS, '').trim().replace(/ {2,}/g, ' ');
  return beside !== folded && (beside === '' || YEAR_WORDS.has(beside));
};
