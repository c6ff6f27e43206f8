import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RawStatement } from '@fde/contracts';
import type { EventLog, ExtractionRecord, RecordReader, ReviewRecord } from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';
import { cutPages } from '@fde/pdf';
import { applyReviews } from '@fde/statements';
import { caseOf } from './transcript-of-reviews.js';
import { tallyRules, type RuleTally } from './wrong-rules.js';

export interface ReviewsReport {
  readonly settled: number;
  readonly rules: readonly RuleTally[];
  /** Names of the cases that were written. */
  readonly cases: readonly string[];
  /** Documents whose file is not stored, or cannot be cut. */
  readonly left: readonly string[];
}

const PAGE = 500;

/** All that people have settled; the queue itself is left alone. */
const settledReviews = async (records: RecordReader): Promise<ReviewRecord[]> => {
  const all: ReviewRecord[] = [];
  for (;;) {
    const last = all.at(-1);
    const { items } = await records.reviews(
      { state: 'settled' },
      {
        limit: PAGE,
        ...(last === undefined ? {} : { after: { key: last.importance, id: last.id } }),
      },
    );
    all.push(...items);
    if (items.length < PAGE) return all;
  }
};

const isCorrected = ({ given }: ReviewRecord): boolean =>
  given?.verdict === 'correct' || given?.verdict === 'not-on-this-page';

const writeCase = async (
  records: RecordReader,
  objects: ObjectStore,
  documentId: number,
  extractions: readonly ExtractionRecord[],
  folder: string,
): Promise<string | undefined> => {
  const key = (await records.document(documentId))?.file_path;
  const name = `reviewed-${documentId}`;
  const settled = extractions.map(
    ({ raw_data: raw, reviews }) => applyReviews(raw, reviews ?? []) as RawStatement,
  );
  const made = caseOf(`${name}.pdf`, settled);
  if (made === undefined || key === undefined || key === null || !key.endsWith('.pdf'))
    return undefined;
  const file = await buffer(await objects.read(key));
  await writeFile(join(folder, 'reports', `${name}.pdf`), await cutPages(file, made.pages));
  await writeFile(
    join(folder, 'truth', `${name}.json`),
    `${JSON.stringify(made.transcript, undefined, 1)}\n`,
  );
  return name;
};

type Extractions = ReadonlyMap<number, ExtractionRecord>;

const extractionsOf = async (
  records: RecordReader,
  reviews: readonly ReviewRecord[],
): Promise<Extractions> => {
  const found = new Map<number, ExtractionRecord>();
  for (const id of new Set(reviews.map(({ extraction_id: one }) => one))) {
    const extraction = await records.extraction(id);
    if (extraction !== undefined) found.set(id, extraction);
  }
  return found;
};

/** The corrected extractions by their document. */
const correctedOf = (
  reviews: readonly ReviewRecord[],
  extractions: Extractions,
): ReadonlyMap<number, ExtractionRecord[]> => {
  const byDocument = new Map<number, ExtractionRecord[]>();
  for (const id of new Set(reviews.filter(isCorrected).map((review) => review.extraction_id))) {
    const extraction = extractions.get(id);
    if (extraction === undefined) continue;
    const document = extraction.document_id;
    byDocument.set(document, [...(byDocument.get(document) ?? []), extraction]);
  }
  return byDocument;
};

/** A document that cannot be read or cut is named, and the others are still written. */
const writeCases = async (
  records: RecordReader,
  objects: ObjectStore,
  corrected: ReadonlyMap<number, ExtractionRecord[]>,
  folder: string,
): Promise<Pick<ReviewsReport, 'cases' | 'left'>> => {
  for (const name of ['reports', 'truth']) await mkdir(join(folder, name), { recursive: true });
  const cases: string[] = [];
  const left: string[] = [];
  for (const [document, extractions] of corrected) {
    const written = await writeCase(records, objects, document, extractions, folder).catch(
      (error: unknown) => void left.push(`document ${document}: ${String(error)}`),
    );
    if (typeof written === 'string') cases.push(written);
    else if (left.at(-1)?.startsWith(`document ${document}:`) !== true)
      left.push(`document ${document}: its file is not stored, or is not a PDF`);
  }
  return { cases, left };
};

/**
 * What people corrected, by the rule or decision that was wrong; with a folder, it also writes each
 * of these documents as a case for the accuracy benchmark. Changes nothing in the service.
 */
export const reportReviews = async (
  { records }: Pick<EventLog, 'records'>,
  objects: ObjectStore,
  folder: string | undefined,
): Promise<ReviewsReport> => {
  const reviews = await settledReviews(records);
  const extractions = await extractionsOf(records, reviews);
  const decisionsOf = (id: number): RawStatement['decisions'] =>
    (extractions.get(id)?.raw_data as Partial<RawStatement> | undefined)?.decisions;
  const rules = tallyRules(
    reviews.map((review) => ({ review, decisions: decisionsOf(review.extraction_id) })),
  );
  const written =
    folder === undefined
      ? { cases: [], left: [] }
      : await writeCases(records, objects, correctedOf(reviews, extractions), folder);
  return { settled: reviews.length, rules, ...written };
};
