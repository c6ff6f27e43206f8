import {
  ANSWER_WORDS,
  foldName,
  hasOne,
  judgeText,
  padText,
  type AnswerKind,
} from '@fde/report-classification';

/** A page with more to read than this has something to say besides. */
const LONGEST_ANSWER = 1500;
/** An answer says at once what it is. */
const BEGINNING = 400;

const WORDS = Object.entries(ANSWER_WORDS).map(([kind, phrases]) => ({
  kind: kind as AnswerKind,
  phrases: phrases.map(foldName),
}));

const kindOf = (text: string): AnswerKind | undefined =>
  WORDS.find(({ phrases }) => hasOne(padText(foldName(text)), phrases))?.kind;

/**
 * What a page says in place of what was asked for (that it is not there, not now, not for
 * everybody): by its title and headings, and by how it begins where it is short.
 */
export const answerIn = (headings: readonly string[], text: string): AnswerKind | undefined => {
  if (text.length > LONGEST_ANSWER) return undefined;
  const said = kindOf(headings.join(' \n '));
  // A page about reports may say of one of them that it is coming soon.
  const isAboutReports = headings.some((each) => judgeText(each, 'text')?.type === 'annual_report');
  return said ?? (isAboutReports ? undefined : kindOf(text.slice(0, BEGINNING)));
};
