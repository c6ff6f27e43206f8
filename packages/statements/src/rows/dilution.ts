import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { forLanguages } from '../language/languages-in-use.js';
import { everyMeaning } from '../language/meanings.js';

const DILUTION = forLanguages(() => everyMeaning('basic', 'diluted'));
const NO_OTHER_WORDS = forLanguages(
  () => new RegExp(`^(?:[-–—&\\s:]|${inAnyLanguage((l) => l.labelWords.and).source})*$`),
);

/** What a label says of its unit, or its letter in a list: "Basic (Yen)", "(b) Diluted". */
const BRACKETS = /\([^()]*\)/g;

/** "Basic" or "Diluted" under the heading that says of what. */
export const isDilution = (label: string): boolean => {
  const folded = fold(label);
  const rest = folded.replace(DILUTION(), '');
  return rest !== folded && NO_OTHER_WORDS().test(rest.replace(BRACKETS, ''));
};
