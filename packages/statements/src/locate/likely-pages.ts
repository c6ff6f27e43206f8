import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';

import { INDEX_PAGE } from '../language/decoys.js';
import { fold } from '../language/index.js';
import { signsOf } from './signs.js';
import { textLines } from './text-lines.js';
import {
  FACING_TEXT,
  FOLIO_LENGTH,
  INDEX,
  LABEL,
  MOST_BLANK,
  MOST_SHOWN,
  PAGE_SCORE,
  STRONGEST,
  TITLE_LINE,
} from './weights.js';
import { titleOfText } from './titles.js';
import { inLanguagesOf } from '../language/languages-in-use.js';

/** A page that may hold a statement, judged by its plain text. */
export interface CandidatePage {
  /** 1-based. */
  readonly page: number;
  readonly scores: Readonly<Partial<Record<CanonicalStatementType, number>>>;
  readonly reasons: readonly string[];
}

interface TextScore {
  readonly type: CanonicalStatementType;
  readonly score: number;
  readonly reasons: readonly string[];
}

interface PageScore extends TextScore {
  readonly page: number;
}

const numbersIn = (text: string): number =>
  text.match(/\d{1,3}(?:[.,' ]\d{3})+|\(\d+\)|\b\d{2,}\b/g)?.length ?? 0;

/**
 * The text before the numbers of a line. It works by words from the end: a pattern would take
 * quadratic time on long lines.
 */
const labelOf = (line: string): string => {
  const words = line.split(' ');
  let end = words.length;
  while (end > 0 && !/\p{L}/u.test(words[end - 1] ?? '')) end--;
  return end === words.length ? line : words.slice(0, end).join(' ');
};

type PageTitle = NonNullable<ReturnType<typeof titleOfText>>;

const titlesOf = (lines: readonly string[]): PageTitle[] =>
  lines.flatMap((line, i) => {
    if (line.length > TITLE_LINE.longest || numbersIn(line) > TITLE_LINE.numbers) return [];
    const one = titleOfText(line, lines[i - 1] ?? '');
    const two =
      one === undefined &&
      line.length < TITLE_LINE.wrapped &&
      (lines[i + 1]?.length ?? Infinity) < TITLE_LINE.wrapped
        ? titleOfText(`${line} ${lines[i + 1] ?? ''}`)
        : undefined;
    const title = one ?? two;
    return title === undefined ? [] : [title];
  });

/** Labels may be cut over lines: each line counts both alone and with the next one. */
const labelsOf = (lines: readonly string[]): string[] => {
  const labels = lines.map(labelOf);
  return labels.flatMap((label, i) => {
    const next = labels[i + 1] ?? '';
    return label.length > LABEL.longest || label.length < LABEL.shortest
      ? []
      : [label, ...(next !== '' && /^\p{Ll}/u.test(next) ? [`${label} ${next}`] : [])];
  });
};

const netStrength = ({ strength, decoyWeight }: PageTitle): number => strength - decoyWeight;

const bestTitle = (
  titles: readonly PageTitle[],
  type: CanonicalStatementType,
): PageTitle | undefined =>
  titles
    .filter(
      ({ kind }) =>
        kind === type || (type === 'income_statement' && kind === 'comprehensive_income'),
    )
    .toSorted((a, b) => netStrength(b) - netStrength(a))[0];

const titlePoints = (title: PageTitle | undefined): number =>
  title === undefined
    ? 0
    : PAGE_SCORE.title * title.strength - Math.min(PAGE_SCORE.mostDecoys, title.decoyWeight);

/** Names all statements, has few numbers, and says at its head that it is an index. */
const isIndex = (text: string, titles: readonly PageTitle[], numbers: number): boolean =>
  new Set(titles.map(({ kind }) => kind)).size >= INDEX.titles &&
  numbers < INDEX.numbers &&
  INDEX_PAGE().test(fold(text.slice(0, INDEX.characters)));

const scoreText = (text: string): TextScore[] => {
  const numbers = numbersIn(text);
  if (numbers < PAGE_SCORE.fewestNumbers) return [];
  const lines = textLines(text);
  if (lines.filter((l) => DATA_LINE.test(l)).length < MIN_DATA_LINES) return [];
  const labels = labelsOf(lines);
  const titles = titlesOf(lines);
  const density = Math.min(numbers, PAGE_SCORE.numbers.most) / PAGE_SCORE.numbers.perPoint;
  const ofPage = density - (isIndex(text, titles, numbers) ? PAGE_SCORE.index : 0);
  return STATEMENT_TYPES.map((type) => {
    const signs = signsOf(type, labels);
    const title = bestTitle(titles, type);
    return {
      type,
      score: Math.min(signs.score, PAGE_SCORE.mostSigns) + titlePoints(title) + ofPage,
      reasons: [
        ...(title === undefined ? [] : [`title "${title.text.slice(0, MOST_SHOWN.characters)}"`]),
        `rows: ${[...signs.concepts].slice(0, MOST_SHOWN.rows).join(', ')}`,
      ],
    };
  });
};

/** Scores pages; a text that many pages print is scored once. */
const scorerOfPages = (): ((text: string, page: number) => PageScore[]) => {
  const known = new Map<string, readonly TextScore[]>();
  return (text, page) => {
    const scores = known.get(text) ?? scoreText(text);
    known.set(text, scores);
    return scores.map((score) => ({ page, ...score }));
  };
};

/**
 * A line that ends in a number, a lone dash or a sign drawn after its number; running text has few
 * of these.
 */
const DATA_LINE = /(?:[\d)%—–$€£-]|[.,]\d\d[DC])$/;
const MIN_DATA_LINES = 6;

const codeOf = (character: string): number => character.charCodeAt(0);
const [ZERO, NINE, A, Z] = [codeOf('0'), codeOf('9'), codeOf('a'), codeOf('z')] as const;
/** The bit that turns an ASCII capital into a small letter. */
const LOWER = 32;

/**
 * Whether a text has about as many digits as letters; a table has several times more letters. Works
 * on character codes, because every page passes here.
 */
const mostlyDigits = (text: string): boolean => {
  let digits = 0;
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) digits++;
    else if ((code | LOWER) >= A && (code | LOWER) <= Z) letters++;
  }
  return letters <= FACING_TEXT.letters * digits;
};

/**
 * Labels of a statement whose numbers stand alone on the next, facing page: neither page is
 * recognised by itself.
 */
const facesNumbers = (text: string, next: string | undefined): boolean => {
  if (next === undefined || !mostlyDigits(next)) return false;
  const numbers = numbersIn(next);
  return numbers >= FACING_TEXT.numbers && numbersIn(text) < FACING_TEXT.fewer * numbers;
};

const bestPages = (scores: readonly PageScore[], type: CanonicalStatementType): PageScore[] => {
  const of = scores.filter((s) => s.type === type).toSorted((a, b) => b.score - a.score);
  const floor = Math.max(PAGE_SCORE.least, PAGE_SCORE.ofBest * (of[0]?.score ?? 0));
  return of.filter((s) => s.score >= floor).slice(0, PAGE_SCORE.perType);
};

const showsNumberAtMost = (text: string | undefined): boolean =>
  text !== undefined && text.trim().length <= FOLIO_LENGTH;

/** The next page, and those after it over pages that show only their number, or nothing. */
export const pagesAfter = (page: number, texts: readonly string[]): number[] => {
  const after = [page + 1];
  while (after.length <= MOST_BLANK && showsNumberAtMost(texts[page + after.length - 1]))
    after.push(page + after.length + 1);
  return after;
};

/** Neighbours of strong pages: a statement may continue there without a title and with few rows. */
const neighboursOf = (chosen: readonly PageScore[], texts: readonly string[]): number[] =>
  STATEMENT_TYPES.flatMap((type) =>
    chosen
      .filter((c) => c.type === type)
      .flatMap((c, i) => [...(i < STRONGEST ? [c.page - 1] : []), ...pagesAfter(c.page, texts)]),
  ).filter((p) => p >= 1 && p <= texts.length);

/**
 * From the plain text of all pages (index 0 is page 1), those worth reading with positions, in page
 * order. Cheap and generous: about two dozen pages for a report of any length. Never throws; a
 * report without statements gives few or none.
 */
export const likelyPages = (plainTexts: readonly string[]): CandidatePage[] =>
  inLanguagesOf(plainTexts, () => likelyOf(plainTexts));

const likelyOf = (plainTexts: readonly string[]): CandidatePage[] => {
  const scored = scorerOfPages();
  const scores = plainTexts.flatMap((text, i) => [
    ...scored(text, i + 1),
    ...(facesNumbers(text, plainTexts[i + 1])
      ? scored(`${text}\n${plainTexts[i + 1] ?? ''}`, i + 1)
      : []),
  ]);
  const chosen = STATEMENT_TYPES.flatMap((type) => bestPages(scores, type));
  const near = neighboursOf(chosen, plainTexts);
  const pages = [...new Set([...chosen.map((c) => c.page), ...near])].toSorted((a, b) => a - b);
  return pages.map((page) => {
    const of = chosen.filter((c) => c.page === page);
    return {
      page,
      scores: Object.fromEntries(of.map((c) => [c.type, Number(c.score.toFixed(1))])),
      reasons:
        of.length === 0
          ? ['next to a likely page']
          : of.flatMap((c) => c.reasons.map((r) => `${c.type}: ${r}`)),
    };
  });
};
