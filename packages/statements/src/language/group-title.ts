import { fold } from './fold.js';
import { inAnyLanguage } from './in-any-language.js';
import { lexicons } from './index.js';
import { forLanguages } from './languages-in-use.js';

const OF_THE_GROUP = forLanguages(() => inAnyLanguage((l) => l.titleWords.group));

/** Whether a statement's title, as printed, names the group. */
export const namesTheGroup = (title: string): boolean => OF_THE_GROUP().test(fold(title));

const WITH_SUBSIDIARIES = forLanguages(() => inAnyLanguage((l) => l.titleWords.withSubsidiaries));

/** Whether a line above a title names a company together with its subsidiaries. */
export const namesSubsidiaries = (line: string): boolean => WITH_SUBSIDIARIES().test(fold(line));

/**
 * Whether the text of a page says that it is from an annual filing, whose primary statements are
 * the group's by rule.
 */
export const isAnnualFiling = (page: string): boolean => {
  const text = fold(page);
  return lexicons().some((l) => l.reporter.annualFiling?.every((said) => said.test(text)) === true);
};
