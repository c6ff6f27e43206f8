import type { FiscalPart } from '@fde/contracts';
import { isInterim, type DocumentType } from '../document-type.js';
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

const titlesOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => isInterim(judgeText(line, 'around')?.type));

/** What is looked for: the part of a kind of report, of years that end with a month, if that is known. */
interface PartQuestion {
  readonly type: DocumentType | undefined;
  readonly yearEndMonth: number | undefined;
}

/** By the lines that name an interim report, otherwise by all that may be a title. */
const onPage = (page: string, { type, yearEndMonth }: PartQuestion): FiscalPart | undefined => {
  const lines = titleLines(page);
  const partsOf = (named: readonly string[]) =>
    named.flatMap((line) => findParts(line, yearEndMonth));
  return choosePart(partsOf(titlesOf(lines)), type) ?? choosePart(partsOf(lines), type);
};

const onCover = (pages: readonly string[], question: PartQuestion): FiscalPart | undefined => {
  for (const page of pages.slice(0, COVER_PAGES)) {
    const part = onPage(page, question);
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

const partsIn = (heads: readonly string[], yearEndMonth?: number): readonly FoundPart[] =>
  heads.flatMap((head) => findParts(head, yearEndMonth)).filter(({ form }) => form === 'sure');

/** The longest first. */
const TO_DATE: readonly SaidPart[] = ['9M', 'H1', 'quarter'];

/**
 * The quarter of a Form 10-Q. Its cash flows are those since the year began; a quarter above other
 * statements may be any.
 */
const byForm = (heads: readonly string[], cashFlows: readonly string[]): FiscalPart | undefined => {
  const said = new Set(partsIn(cashFlows).map(({ part }) => part));
  const inAll = new Set(partsIn(heads).map(({ part }) => part));
  const longest =
    TO_DATE.find((part) => said.has(part)) ??
    TO_DATE.find((part) => part !== 'quarter' && inAll.has(part));
  return longest === undefined ? undefined : QUARTER_OF_FORM[longest];
};

const ofStatements = (
  document: DocumentText,
  { pages }: FoundStatements,
  { type, yearEndMonth }: PartQuestion,
  isForm: boolean,
): FiscalPart | undefined => {
  const cashFlows = headsOf(document, pages.cash_flow);
  const heads = [...headsOf(document, pages.income), ...cashFlows];
  const isYear = heads.some((head) => hasOne(padText(foldName(head)), WHOLE_YEAR));
  const ofForm = isForm ? byForm(heads, cashFlows) : undefined;
  if (ofForm !== undefined) return ofForm;
  return isYear ? undefined : choosePart(partsIn(heads, yearEndMonth), type);
};

/** The part of a year that a document of a type says it is about: on its cover, otherwise above its statements. */
export const readPart = (
  document: DocumentText,
  statements: FoundStatements,
  question: PartQuestion,
): FiscalPart | undefined => {
  const { type } = question;
  if (type !== undefined && !isInterim(type)) return undefined;
  const isForm = FORM_10Q.test(document.pages.slice(0, COVER_PAGES).join('\n').slice(0, 4000));
  return onCover(document.pages, question) ?? ofStatements(document, statements, question, isForm);
};

const CONFIDENCE = 0.95;

/** The fiscal year that an interim report's cover names with its part: "first quarter of fiscal 2024". */
export const readYearOfPart = (
  { pages }: DocumentText,
  { type, yearEndMonth }: PartQuestion,
  part: FiscalPart | undefined,
  nowYear: number,
): ContentYear | undefined => {
  if (!isInterim(type) || part === undefined) return undefined;
  const years = pages
    .slice(0, COVER_PAGES)
    .flatMap(titleLines)
    .filter((line) => choosePart(findParts(line, yearEndMonth), type) === part)
    .flatMap((line) => yearsOfParts(line, nowYear));
  const [first] = years;
  if (first === undefined || years.some(({ year }) => year !== first.year)) return undefined;
  const reason = `year ${first.year} from its title "${first.text}"`;
  return { year: first.year, confidence: CONFIDENCE, reason, isOfPart: true };
};
