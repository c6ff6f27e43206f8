import { isInterim, type DocumentType, type FiscalPart } from '../document-type.js';
import { choosePart } from '../names/choose-part.js';
import { findParts } from '../names/find-parts.js';
import { yearsOfParts } from '../names/part-years.js';
import { judgeText } from '../names/judge-text.js';
import { foldName } from '../names/fold-name.js';
import { foldedPhrases, hasOne, padText } from '../names/phrases.js';
import type { FoundPart, SaidPart } from '../names/said-part.js';
import type { DocumentText } from './document-text.js';
import type { FoundStatements } from './find-statements.js';
import { titleLines } from './read-cover.js';
import type { ContentYear } from './read-fiscal-year.js';

const COVER_PAGES = 3;
/** A statement's head is within this many characters of a page. */
const HEAD = 800;
const FORM_10Q = /form\s{0,3}10(?:\s?-\s?|\s{1,3})?q\b/i;
const WHOLE_YEAR = foldedPhrases(({ periods }) => periods.yearEnded);

/** The lines that name an interim report, otherwise all that may be a title. */
const linesOf = (page: string): readonly string[] => {
  const lines = titleLines(page);
  const titles = lines.filter((line) => isInterim(judgeText(line, 'around')?.type));
  return titles.some((line) => findParts(line).length > 0) ? titles : lines;
};

const onCover = (
  pages: readonly string[],
  type: DocumentType | undefined,
): FiscalPart | undefined => {
  for (const page of pages.slice(0, COVER_PAGES)) {
    const found = linesOf(page).flatMap(findParts);
    const part = choosePart(found, type);
    if (part !== undefined) return part;
  }
  return undefined;
};

/** The months from the first of the year: what the head of a form's statements says of its quarter. */
const QUARTER_OF_FORM: Partial<Record<SaidPart, FiscalPart>> = {
  quarter: 'Q1',
  H1: 'Q2',
  '9M': 'Q3',
};

const headsOf = ({ pages }: DocumentText, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => (pages[number - 1] ?? '').slice(0, HEAD));

const partsIn = (heads: readonly string[]): readonly FoundPart[] =>
  heads.flatMap(findParts).filter(({ form }) => form === 'sure');

/** Cash flows are those since the year began, so that their months tell the quarter. */
const byCashFlows = (heads: readonly string[], isForm: boolean): FiscalPart | undefined => {
  const said = new Set(partsIn(heads).map(({ part }) => part));
  const longest = (['9M', 'H1', 'quarter'] as const).find((part) => said.has(part));
  if (longest === undefined || !isForm) return undefined;
  return QUARTER_OF_FORM[longest];
};

const ofStatements = (
  document: DocumentText,
  { pages }: FoundStatements,
  type: DocumentType | undefined,
  isForm: boolean,
): FiscalPart | undefined => {
  const cashFlows = headsOf(document, pages.cash_flow);
  const heads = [...headsOf(document, pages.income), ...cashFlows];
  const isYear = heads.some((head) => hasOne(padText(foldName(head)), WHOLE_YEAR));
  const byForm = byCashFlows(cashFlows, isForm) ?? byCashFlows(heads, isForm);
  if (byForm !== undefined) return byForm;
  return isYear ? undefined : choosePart(partsIn(heads), type);
};

/** The part of a year that a document of a type says it is about: on its cover, otherwise above its statements. */
export const readPart = (
  document: DocumentText,
  statements: FoundStatements,
  type: DocumentType | undefined,
): FiscalPart | undefined => {
  if (type !== undefined && !isInterim(type)) return undefined;
  const isForm = FORM_10Q.test(document.pages.slice(0, COVER_PAGES).join('\n').slice(0, 4000));
  return onCover(document.pages, type) ?? ofStatements(document, statements, type, isForm);
};

const CONFIDENCE = 0.95;

/** The fiscal year that an interim report's cover names with its part: "first quarter of fiscal 2024". */
export const readYearOfPart = (
  { pages }: DocumentText,
  type: DocumentType | undefined,
  nowYear: number,
): ContentYear | undefined => {
  if (!isInterim(type)) return undefined;
  const found = pages
    .slice(0, COVER_PAGES)
    .map((page) => linesOf(page).flatMap((line) => yearsOfParts(line, nowYear)))
    .find((years) => years.length > 0);
  const [first] = found ?? [];
  if (first === undefined || found?.some(({ year }) => year !== first.year)) return undefined;
  const reason = `year ${first.year} from its title "${first.text}"`;
  return { year: first.year, confidence: CONFIDENCE, reason, isOfPart: true };
};
