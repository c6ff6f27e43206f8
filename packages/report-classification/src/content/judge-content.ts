import type { FiscalPart } from '@fde/contracts';
import type { AnnualVariant, DocumentType } from '../document-type.js';
import { foldName } from '../names/fold-name.js';
import { foldedPhrases, hasOne, padText } from '../names/phrases.js';
import { detectLanguage } from './detect-language.js';
import type { DocumentText } from './document-text.js';
import { findStatements, type FoundStatements } from './find-statements.js';
import { readCover, type CoverVerdict } from './read-cover.js';
import { readFiscalYear, type ContentYear } from './read-fiscal-year.js';
import { readPart, readYearOfPart } from './read-part.js';
import { interimStatements } from './statement-period.js';

export interface ContentJudgement {
  /** Undefined if the text does not tell. */
  readonly type: DocumentType | undefined;
  readonly variant: AnnualVariant | undefined;
  readonly confidence: number;
  readonly reasons: readonly string[];
  readonly year: ContentYear | undefined;
  /** Undefined for other types than interim reports, and where the text does not tell. */
  readonly fiscalPart: FiscalPart | undefined;
  readonly language: string | undefined;
  readonly statements: FoundStatements;
  /** Letters per page on average: next to none means pictures. */
  readonly lettersPerPage: number;
}

interface Verdict {
  readonly type: DocumentType | undefined;
  readonly variant?: AnnualVariant | undefined;
  readonly confidence: number;
  readonly reason: string;
}

/** Slides have few words on wide pages. */
const SLIDE_LETTERS = 900;
/**
 * With fewer pages, a document that is called annual report but has no statements is a letter, a summary or a
 * chapter.
 */
const SHORT_REPORT = 60;
const FEW_LETTERS = 40;

const GROUP = foldedPhrases(({ cover }) => cover.group);
const AUDIT = foldedPhrases(({ cover }) => cover.audit);
const PRESS_CONTACT = foldedPhrases(({ cover }) => cover.pressContact);

const doesSay = (text: string, pattern: RegExp): boolean => pattern.test(foldName(text));

/** Whether the words are on the first pages or on the statements themselves. */
const isParentOnly = (
  document: DocumentText,
  cover: CoverVerdict,
  { pages }: FoundStatements,
): boolean => {
  const text = [
    ...document.pages.slice(0, 10),
    ...Object.values(pages)
      .flat()
      .map((page) => document.pages[page - 1] ?? ''),
  ].join('\n');
  return cover.variant === 'parent_company' && !hasOne(padText(foldName(text)), GROUP);
};

const judgeAnnual = (
  document: DocumentText,
  cover: CoverVerdict,
  statements: FoundStatements,
  letters: number,
): Verdict => {
  if (isParentOnly(document, cover, statements))
    return {
      type: 'annual_report',
      variant: 'parent_company',
      confidence: 0.7,
      reason: `${cover.reason}; it speaks of the parent company alone`,
    };
  const variant = cover.variant === 'parent_company' ? 'financial_statements' : cover.variant;
  if (statements.verdict === 'present')
    return {
      type: 'annual_report',
      variant,
      confidence: Math.max(0.95, cover.confidence),
      reason: `${cover.reason} and it holds financial statements`,
    };
  if (letters < FEW_LETTERS || statements.verdict === 'unknown') {
    return {
      type: 'annual_report',
      variant,
      confidence: Math.min(0.8, cover.confidence),
      reason: `${cover.reason}; whether it holds statements could not be told`,
    };
  }
  const kind = document.pageCount < SHORT_REPORT ? 'a letter, summary or extract' : 'a review';
  return {
    type: 'other',
    confidence: 0.88,
    reason: `${cover.reason}, but it holds no financial statements: ${kind}`,
  };
};

const isSlides = (document: DocumentText, letters: number): boolean =>
  document.landscape === true &&
  document.pageCount >= 5 &&
  letters >= FEW_LETTERS &&
  letters < SLIDE_LETTERS;

const AUDITED_YEAR = 'it holds the audited statements of a year';
/** The auditors' words may be on the pages before the statements or after the notes. */
const saysAudited = (document: DocumentText): boolean =>
  document.pages.some((text) => hasOne(padText(foldName(text.slice(0, AUDIT_HEAD))), AUDIT));
/** The auditors' report is named at the head of its page. */
const AUDIT_HEAD = 1500;

/**
 * A complete set of audited statements of a year: at least two of the three kinds, one of them covering a period,
 * under heads that name no shorter period, and the auditors' words.
 */
const isAuditedYear = (document: DocumentText, statements: FoundStatements): boolean =>
  statements.verdict === 'present' &&
  statements.pages.income.length + statements.pages.cash_flow.length > 0 &&
  interimStatements(document, statements) === undefined &&
  saysAudited(document);

const judgeWithoutCover = (
  document: DocumentText,
  statements: FoundStatements,
  letters: number,
): Verdict => {
  const start = document.pages.slice(0, 3).join('\n');
  if (doesSay(start, /\b(?:operator|moderator)\b.*\b(?:conference call|earnings call|question)\b/))
    return { type: 'other', confidence: 0.8, reason: 'it is a transcript of a call' };
  if (hasOne(padText(foldName(start.slice(0, 3000))), PRESS_CONTACT) && document.pageCount < 40) {
    return {
      type: 'press_release',
      confidence: 0.85,
      reason: 'its first pages are those of a press release',
    };
  }
  if (isSlides(document, letters) && statements.verdict !== 'present')
    return { type: 'presentation', confidence: 0.75, reason: 'wide pages with few words: slides' };
  if (isAuditedYear(document, statements))
    return { type: 'annual_report', confidence: 0.85, reason: AUDITED_YEAR };
  if (statements.verdict === 'present' && document.pageCount >= 20)
    return {
      type: 'annual_report',
      confidence: 0.8,
      reason: 'it holds financial statements, though no title says what it is',
    };
  return {
    type: undefined,
    confidence: 0,
    reason:
      letters < FEW_LETTERS
        ? 'its pages are pictures without text'
        : 'its first pages name no known kind of document',
  };
};

/** Confidence in a cover that a regulator prescribes. */
const PRESCRIBED = 0.95;

/**
 * Kinds whose covers may also precede a whole annual report: meeting papers, a letter, a subject that hides its
 * title.
 */
const BEFORE_A_REPORT: readonly DocumentType[] = [
  'sustainability_report',
  'governance',
  'proxy_statement',
  'other',
];

/** A form that a regulator prescribes is what it says, except the proxy statement, which is sent with the report. */
const mayHoldTheReport = ({ type, confidence }: CoverVerdict): boolean =>
  BEFORE_A_REPORT.includes(type) && (type !== 'other' || confidence < PRESCRIBED);

/** A cover counts less than names if it is unknown whether statements follow it. */
const UNSETTLED = 0.6;

/** A cover of another kind: what follows it decides. */
const judgeCovered = (
  document: DocumentText,
  cover: CoverVerdict,
  statements: FoundStatements,
  letters: number,
): Verdict => {
  if (cover.type === 'annual_report') return judgeAnnual(document, cover, statements, letters);
  const { type, variant, confidence, reason } = cover;
  if (!mayHoldTheReport(cover)) return { type, confidence, reason };
  if (isAuditedYear(document, statements))
    return { type: 'annual_report', confidence: 0.85, reason: `${reason}, yet ${AUDITED_YEAR}` };
  const holdsStatements =
    statements.verdict === 'present' &&
    document.pageCount >= SHORT_REPORT &&
    statements.pages.balance.length > 0 &&
    statements.pages.cash_flow.length > 0;
  if (holdsStatements)
    return {
      type: 'annual_report',
      confidence: 0.6,
      reason: `${reason}, yet it holds a balance sheet and a cash flow statement`,
    };
  const settled = statements.verdict === 'absent' || confidence >= PRESCRIBED;
  return {
    type,
    variant,
    confidence: settled ? confidence : Math.min(UNSETTLED, confidence),
    reason,
  };
};

const verdictOf = (
  document: DocumentText,
  cover: CoverVerdict | undefined,
  statements: FoundStatements,
  letters: number,
): Verdict => {
  const verdict = cover
    ? judgeCovered(document, cover, statements, letters)
    : judgeWithoutCover(document, statements, letters);
  if (verdict.type !== 'annual_report' || (cover && cover.confidence >= PRESCRIBED)) return verdict;
  const interim = interimStatements(document, statements);
  return interim === undefined
    ? verdict
    : {
        type: interim,
        confidence: 0.85,
        reason: 'its statements are headed by a period shorter than a year',
      };
};

/** Judges a document by its content, and by the month with which its company's years end, if that is known. */
export const judgeContent = (
  document: DocumentText,
  nowYear: number,
  yearEndMonth?: number,
): ContentJudgement => {
  const letters =
    document.pages.reduce((sum, text) => sum + text.length, 0) / Math.max(1, document.pages.length);
  const statements = findStatements(document);
  const cover = readCover(document);
  const verdict = verdictOf(document, cover, statements, letters);
  const question = { type: verdict.type, yearEndMonth };
  const fiscalPart = readPart(document, statements, question);
  const year =
    readYearOfPart(document, question, fiscalPart, nowYear) ??
    readFiscalYear(document, nowYear, cover?.page ?? 1);
  return {
    type: verdict.type,
    variant: verdict.variant,
    confidence: verdict.confidence,
    reasons: [verdict.reason, ...(year ? [year.reason] : [])],
    year,
    fiscalPart,
    language: detectLanguage(document.pages.slice(0, 30).join('\n')),
    statements,
    lettersPerPage: Math.round(letters),
  };
};
