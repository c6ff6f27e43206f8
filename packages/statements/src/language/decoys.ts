import { fold } from './fold.js';
import { inAnyLanguage } from './in-any-language.js';
import type { DecoyName } from './lexicon.js';
import { forLanguages } from './languages-in-use.js';

/**
 * How much each decoy weighs. A company's own statement and a schedule are never the group's.
 * "Condensed" weighs little, because some groups use it for their full statements.
 */
const WEIGHTS: Readonly<Record<DecoyName, number>> = {
  'parent company': 6,
  'company alone': 5,
  'selected data': 5,
  condensed: 2,
  schedule: 6,
  'pro forma': 4,
  unaudited: 4,
  interim: 5,
  segment: 4,
  note: 3,
  analysis: 4,
  'another entity': 2,
};

export interface Decoy {
  readonly name: DecoyName;
  readonly weight: number;
  readonly pattern: RegExp;
}

/**
 * Words near a title that show, in any language, that the table below is not the consolidated
 * primary statement.
 */
export const TITLE_DECOYS = forLanguages((): readonly Decoy[] =>
  (Object.keys(WEIGHTS) as DecoyName[]).map((name) => ({
    name,
    weight: WEIGHTS[name],
    pattern: inAnyLanguage((l) => l.titleWords.decoys[name]),
  })),
);

/** Whether a statement's title, as printed, says that it may not be the primary one. */
export const isDecoy = (title: string): boolean =>
  TITLE_DECOYS().some(({ pattern }) => pattern.test(fold(title)));

const OF_PARENT = forLanguages(() =>
  TITLE_DECOYS().filter(({ name }) => name === 'parent company' || name === 'company alone'),
);
/** Words. A longer line is a row or a sentence that mentions a parent. */
const LONGEST_HEAD = 6;

/** Whether a line above a title says that the statements are a parent company's own. */
export const namesParent = (line: string): boolean =>
  !/\d/.test(line) &&
  line.split(' ').length <= LONGEST_HEAD &&
  OF_PARENT().some(({ pattern }) => pattern.test(fold(line)));

/** Words of a table of contents or an index page. */
export const INDEX_PAGE = forLanguages(() => inAnyLanguage((l) => l.titleWords.contents));
