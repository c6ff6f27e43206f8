import { yearsInFigures } from '@fde/contracts/years';
import { yearsIn } from '../language/dates/dates.js';
import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { forLanguages } from '../language/languages-in-use.js';

/** Between the year of a title and its word: "2023 annual report", `2023 年年度报告`. */
const WORDS_BETWEEN = 4;
/** Characters of a folded line: a longer one is a sentence that mentions a report. */
const LONGEST_TITLE = 90;
const OTHER_WORDS = String.raw`(?: [^\s\d.,:;]+){0,${WORDS_BETWEEN}}`;

/** A year and what is reported on it: "2023 annual report", "annual report 2023". */
const TITLE = forLanguages(() => {
  const word = inAnyLanguage((l) => l.pages.running).source;
  return new RegExp(
    String.raw`(?<![\d.,/])(?:19|20)\d\d(?![\d.,/])${OTHER_WORDS} (?:${word})` +
      String.raw`|(?:${word})${OTHER_WORDS} (?:19|20)\d\d$`,
  );
});

const inTitle = (line: string): number[] => {
  const folded = fold(yearsInFigures(line)).trim();
  return folded.length <= LONGEST_TITLE && TITLE().test(folded) ? yearsIn(folded) : [];
};

/** The year that the titles on a report's first pages name; none if they name several. */
export const titledYear = (pages: readonly string[]): number | undefined => {
  const years = new Set(pages.flatMap((page) => page.split('\n').flatMap(inTitle)));
  return years.size === 1 ? [...years][0] : undefined;
};
