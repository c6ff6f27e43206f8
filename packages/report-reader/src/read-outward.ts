import type { PageText } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { linesOfWords, type PdfDocument } from '@fde/pdf';
import type { CandidatePage } from '@fde/statements';
import { isConclusive } from './early/is-conclusive.js';
import { bestScore } from './early/strong-pages.js';
import { readText, type DocumentReading, type DocumentReadingOptions } from './read-text.js';
import { rangesOf } from './text/page-ranges.js';
import { PageRecognition } from './text/page-recognition.js';
import { isNear, RecognitionOrder } from './text/recognition-order.js';
import { readPositions } from './text/scan-report.js';
import { showsSomething, unreadPictures } from './text/unread-pictures.js';

/** A page with this score has a title and some rows: statements may be near. */
const LIKELY = 10;
/** Stands for a glyph whose character is not known. */
const TORN = '\uFFFD';

/**
 * Continues when the text of a report is not enough: recognises pages from their pictures, outward from the
 * likeliest, and reads again after every few. Ends when what was found can only be the statements, when everything
 * was read, or when the time is up; the result is what was read by then, and a problem names the pages left unread.
 */
export async function readOutward(
  document: PdfDocument,
  first: DocumentReading,
  options: DocumentReadingOptions,
): Promise<DocumentReading> {
  const wanted = pagesToRecognise(document, first);
  if (wanted.length === 0) return first;
  const order = new RecognitionOrder(wanted, document.pageCount);
  order.approach(likelyPages(first));
  const recognition = new PageRecognition(document, options, wanted.length);
  const left = new Set(wanted);
  const text = { ...first.text, isRecognised: true as const };
  const growing = new GrowingReading(document, options, { ...first, text });
  try {
    for (let pages = order.take(); pages.length > 0; pages = order.take()) {
      const read = await recognition.read(pages);
      for (const { page } of read) left.delete(page);
      growing.add(read);
      if (recognition.isOver || isSettled(growing.reading, order.left)) break;
      order.approach(likelyPages(growing.reading));
    }
    growing.add(await recognition.complete(tornPages(growing.reading)));
  } finally {
    await recognition.close();
  }
  const { reading } = growing;
  const failed = [...recognition.failedPages].toSorted((a, b) => a - b);
  const unread = [...left].filter((page) => !recognition.failedPages.has(page));
  return withProblems(reading, [
    ...(recognition.isOver && unread.length > 0 ? [leftUnread(unread)] : []),
    ...(failed.length > 0 ? [notRecognised(failed)] : []),
  ]);
}

/**
 * Pages without usable text that show something. If the text gave all three statements, only the pages between or
 * beside them: what was found may be a substitute for what those pages show.
 */
function pagesToRecognise(document: PdfDocument, first: DocumentReading): number[] {
  const { plainTexts, pages, unreadPages } = first.text;
  const garbled = pages.filter((page) => page.quality === 'garbled').map(({ page }) => page);
  const textless = new Set([...unreadPages, ...garbled]);
  const near = nearTo(first);
  const worthIt = [...textless].filter((page) =>
    showsSomething(document, page, plainTexts[page - 1] ?? ''),
  );
  const whole = isComplete(first) ? worthIt.filter(near) : worthIt;
  return [...whole, ...halfScanned(document, first, textless)].toSorted((a, b) => a - b);
}

/** Text pages near a statement that have a large picture with no text over it. */
function halfScanned(
  document: PdfDocument,
  first: DocumentReading,
  textless: ReadonlySet<number>,
): number[] {
  const near = nearTo(first);
  const numbers = first.text.plainTexts.map((_, index) => index + 1);
  const pages = numbers.filter((page) => !textless.has(page) && near(page));
  return readPositions(document, pages, () => undefined)
    .filter((text) => text.quality === 'good' && unreadPictures(document, text).length > 0)
    .map((text) => text.page);
}

function nearTo(reading: DocumentReading): (page: number) => boolean {
  const found = reading.statements.map((statement) => statement.pages);
  return (page) => isNear(page, found);
}

/** Pages of found statements, and pages that may hold one. */
function likelyPages({ statements, located }: DocumentReading): number[] {
  const likely = (page: CandidatePage): boolean => bestScore(page) >= LIKELY;
  return [
    ...statements.flatMap((statement) => statement.pages),
    ...located.pages.filter(likely).map(({ page }) => page),
  ];
}

/** A report's text, to which recognition adds, and the reading of it. */
class GrowingReading {
  /** By page number; includes pages that are not candidates, because they may become so. */
  readonly #held: Map<number, PageText>;

  constructor(
    private readonly document: PdfDocument,
    private readonly options: DocumentReadingOptions,
    public reading: DocumentReading,
  ) {
    this.#held = new Map(reading.text.pages.map((page) => [page.page, page]));
  }

  /** Reads the report again with what recognition gave. */
  add(read: readonly PageText[]): void {
    const recognised = read.filter((page) => page.quality === 'good');
    if (recognised.length === 0) return;
    const { text } = this.reading;
    const plainTexts = [...text.plainTexts];
    for (const page of recognised) {
      this.#held.set(page.page, page);
      plainTexts[page.page - 1] = linesOfWords(page.words);
    }
    const located = this.options.engine.locate(plainTexts);
    const pages = this.#positions(located.pages.map(({ page }) => page));
    const unreadPages = text.unreadPages.filter((page) => !this.#held.has(page));
    this.reading = readText({ ...text, plainTexts, pages, unreadPages }, located, this.options);
  }

  #positions(wanted: readonly number[]): PageText[] {
    const missing = wanted.filter((page) => !this.#held.has(page));
    for (const page of readPositions(this.document, missing, this.options.onProgress))
      this.#held.set(page.page, page);
    return wanted.flatMap((page) => this.#held.get(page) ?? []);
  }
}

/** Statement pages that still have glyphs with unknown characters. */
function tornPages({ statements, text }: DocumentReading): PageText[] {
  const found = new Set(statements.flatMap((statement) => statement.pages));
  const isTorn = ({ words }: PageText): boolean => words.some((word) => word.text.includes(TORN));
  return text.pages.filter((page) => page.origin === 'ocr' && found.has(page.page) && isTorn(page));
}

/** Whether no page left could change what was found. */
function isSettled(reading: DocumentReading, left: readonly number[]): boolean {
  return isConclusive(reading, reading.text.plainTexts) && !left.some(nearTo(reading));
}

function isComplete(reading: DocumentReading): boolean {
  return STATEMENT_TYPES.every((type) =>
    reading.statements.some((statement) => statement.statement_type === type),
  );
}

const leftUnread = (pages: readonly number[]): string =>
  `Pages without a text layer were left unread when the limit of recognition was reached: ${rangesOf(pages)}.`;

const notRecognised = (pages: readonly number[]): string =>
  `Character recognition failed or took too long on pages without a text layer: ${rangesOf(pages)}.`;

function withProblems(reading: DocumentReading, problems: readonly string[]): DocumentReading {
  if (problems.length === 0) return reading;
  return { ...reading, problems: [...reading.problems, ...problems], isPartial: true };
}
