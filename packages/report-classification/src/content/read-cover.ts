import type { AnnualVariant, DocumentType } from '../document-type.js';
import { foldName } from '../names/fold-name.js';
import { judgeText, type TextVerdict } from '../names/judge-text.js';
import { foldedPhrases, hasOne, padText } from '../names/phrases.js';
import type { DocumentText } from './document-text.js';
import { INTERIM_PERIODS } from './statement-period.js';

export interface CoverVerdict {
  readonly type: DocumentType;
  readonly variant: AnnualVariant | undefined;
  readonly confidence: number;
  readonly reason: string;
  /** 1-based */
  readonly page: number;
}

interface FormRule {
  readonly pattern: RegExp;
  readonly also: RegExp;
  readonly type: DocumentType;
  readonly variant?: AnnualVariant;
  readonly name: string;
}

/** Covers that a regulator prescribes: the form's name and the sentence that goes with it. Source: SEC forms. */
const FORMS: readonly FormRule[] = [
  {
    name: 'Form 10-Q',
    pattern: /form\s*10\s*(?:-\s*)?q\b/i,
    also: /quarterly\s+(?:report|period)/i,
    type: 'quarterly_report',
  },
  {
    name: 'Form 10-K',
    pattern: /form\s*10\s*(?:-\s*)?k(?:405|\/a)?\b/i,
    also: /annual\s+report\s+(?:pursuant|under)|fiscal\s+year\s+ended|for\s+the\s+year\s+ended/i,
    type: 'annual_report',
    variant: '10-K',
  },
  {
    name: 'Form 20-F',
    pattern: /form\s*20\s*(?:-\s*)?f\b/i,
    also: /annual\s+report\s+pursuant|fiscal\s+year\s+ended|for\s+the\s+year\s+ended/i,
    type: 'annual_report',
    variant: '20-F',
  },
  {
    name: 'Form 40-F',
    pattern: /form\s*40\s*(?:-\s*)?f\b/i,
    also: /annual\s+report\s+pursuant|fiscal\s+year\s+ended/i,
    type: 'annual_report',
    variant: '40-F',
  },
  {
    name: 'Form 8-K',
    pattern: /form\s*8\s*(?:-\s*)?k\b/i,
    also: /current\s+report/i,
    type: 'other',
  },
  {
    name: 'Form 6-K',
    pattern: /form\s*6\s*(?:-\s*)?k\b/i,
    also: /report\s+of\s+foreign\s+private\s+issuer/i,
    type: 'other',
  },
  {
    name: 'Schedule 14A',
    pattern: /schedule\s*14a\b/i,
    also: /proxy\s+statement\s+pursuant/i,
    type: 'proxy_statement',
  },
  {
    name: 'a registration statement',
    pattern: /form\s*(?:s|f)-?[134]\b/i,
    also: /registration\s+statement/i,
    type: 'prospectus',
  },
];
/** An annual report may carry its Form 10-K after letters and pictures. */
const FORM_WITHIN = 60;
const COVER_PAGES = 3;
const MAX_LINE = 110;
/** A page with fewer letters is a cover; of a fuller page, only the first lines are a title. */
const COVER_LETTERS = 1200;
const TITLE_LINES = 10;

const formOf = (text: string): FormRule | undefined =>
  FORMS.find(({ pattern, also }) => pattern.test(text) && also.test(text));

const formCover = ({ pages }: DocumentText): CoverVerdict | undefined => {
  for (const [index, text] of pages.slice(0, FORM_WITHIN).entries()) {
    const head = text.slice(0, 4000);
    const form = formOf(head);
    // Further inside, only annual forms count: reports mention the others.
    if (
      !form ||
      (index >= COVER_PAGES && (form.type !== 'annual_report' || !/commission\s+file/i.test(head)))
    )
      continue;
    return {
      type: form.type,
      variant: form.variant,
      confidence: 0.97,
      reason: `page ${index + 1} is the cover of ${form.name}`,
      page: index + 1,
    };
  }
  return undefined;
};

const CONTENTS: ReadonlySet<string> = new Set(foldedPhrases(({ cover }) => cover.contents));
/** The heading of a table of contents is among the first lines. */
const HEAD_LINES = 6;

/** A table of contents names every kind of text without being any of them. */
const isContents = (lines: readonly string[]): boolean => {
  const entries = lines.filter(
    (line) => /^\P{L}*\p{L}.*(?:\s|\.\.)\d{1,3}$/u.test(line) && !/(?:19|20)\d{2}$/.test(line),
  ).length;
  return entries >= 5 || lines.slice(0, HEAD_LINES).some((line) => CONTENTS.has(foldName(line)));
};

/** Lines that may be a title, and pairs of lines, because titles wrap ("Annual / Report 2022"). */
export const titleLines = (text: string): readonly string[] => {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (isContents(lines)) return [];
  const chosen = text.length <= COVER_LETTERS ? lines.slice(0, 40) : lines.slice(0, TITLE_LINES);
  const short = chosen.filter((line) => line.length <= MAX_LINE);
  return [
    ...short,
    ...short
      .slice(0, -1)
      .map((line, index) => `${line} ${short[index + 1]}`)
      .filter((line) => line.length <= MAX_LINE),
  ];
};

const lineVerdict = (line: string): TextVerdict | undefined => {
  const verdict = judgeText(line, 'around');
  if (!verdict || verdict.weight < 0.6) return undefined;
  // A line of running text that mentions a kind of document is not a title.
  const words = foldName(line).split(' ').length;
  return words <= 12 ? verdict : undefined;
};

/** What covers of interim reports say, even if they call themselves just "report". */
const interimOf = (text: string): DocumentType | undefined => {
  const start = padText(foldName(text.slice(0, 3000)));
  return INTERIM_PERIODS.find(([, phrases]) => hasOne(start, phrases))?.[0];
};

const titleCover = ({ pages }: DocumentText): CoverVerdict | undefined => {
  const votes: {
    readonly verdict: TextVerdict;
    readonly page: number;
    readonly line: string;
    readonly score: number;
  }[] = [];
  for (const [index, text] of pages.slice(0, COVER_PAGES).entries()) {
    for (const [position, line] of titleLines(text).entries()) {
      const verdict = lineVerdict(line);
      const early = position < 6 ? 1 : 0.85;
      if (verdict)
        votes.push({
          verdict,
          page: index + 1,
          line,
          score: verdict.weight * early * (1 - 0.2 * index),
        });
    }
    // The first page that names a kind is the cover; contents pages after it name every chapter.
    if (votes.length > 0) break;
  }
  const best = votes.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return undefined;
  const { verdict, page, line, score } = best;
  return {
    type: verdict.type,
    variant: verdict.variant,
    confidence: Math.min(0.92, score),
    reason: `page ${page} is titled "${line.slice(0, 80)}"`,
    page,
  };
};

/** What the first pages say the document is. */
export const readCover = (document: DocumentText): CoverVerdict | undefined => {
  const form = formCover(document);
  if (form) return form;
  const title = titleCover(document);
  const interim = interimOf(document.pages.slice(0, 2).join('\n'));
  if (interim && (!title || (title.type === 'annual_report' && title.confidence < 0.85)))
    return {
      type: interim,
      variant: undefined,
      confidence: 0.8,
      reason: 'its first pages speak of a period shorter than a year',
      page: 1,
    };
  return title;
};
