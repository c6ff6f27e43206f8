import {
  END_BYTES,
  endsWhole,
  FigureCount,
  objectKeyFor,
  reportKindOf,
  START_BYTES,
  type ObjectKeyParts,
  type ObjectStore,
  type StoredKind,
  type WrittenObject,
} from '@fde/object-store';
import { whatItIs } from '@fde/pdf/what-it-is';
import { Readable } from 'node:stream';
import { invalid } from '../../contract/validation-fault.js';

/** As much of a beginning as names what the file is. */
const HEAD_BYTES = 1024;

const notAReport = (what: string): Error =>
  invalid(
    ['body'],
    `The file is neither a PDF nor a tagged report (XHTML, or a package of it) nor a web page with figures: ${what}`,
    'not_a_report',
  );

const kindOf = (start: Buffer): StoredKind => {
  const kind = reportKindOf(start);
  if (kind === undefined) throw notAReport(whatItIs(start.toString('latin1', 0, HEAD_BYTES)));
  return kind;
};

/** What has come of the file until its kind can be told, and what is still to come. */
const readStart = async (
  parts: AsyncIterator<Buffer>,
): Promise<{ readonly start: Buffer; readonly ended: boolean }> => {
  let start = Buffer.alloc(0);
  while (start.byteLength < START_BYTES) {
    const next = await parts.next();
    if (next.done === true) return { start, ended: true };
    start = Buffer.concat([start, next.value]);
  }
  return { start, ended: false };
};

/** Passes the file on, and throws at its end where that is not how a file of its kind ends, or it was no report. */
async function* untilWhole(
  kind: StoredKind,
  start: Buffer,
  rest: AsyncIterator<Buffer> | undefined,
): AsyncGenerator<Buffer> {
  let tail = start.subarray(-END_BYTES);
  const figures = new FigureCount();
  figures.add(start);
  yield start;
  for (let next = await rest?.next(); next?.done === false; next = await rest?.next()) {
    tail = Buffer.concat([tail, next.value]).subarray(-END_BYTES);
    if (kind === 'html') figures.add(next.value);
    yield next.value;
  }
  if (!endsWhole(kind, tail))
    throw invalid(['body'], 'The file is not whole: its end is missing', 'file_truncated');
  if (kind === 'html' && !figures.isOfReport) throw notAReport('it is an HTML page');
}

/**
 * Puts a report that a client sends into the store, checked as a download is. Throws InvalidRequest
 * if it is not a report or breaks off, and what reading it throws; nothing is stored then.
 */
export const keepUpload = async (
  objects: ObjectStore,
  place: ObjectKeyParts,
  file: Readable,
): Promise<WrittenObject> => {
  const parts = (file as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const { start, ended } = await readStart(parts);
  const kind = kindOf(start);
  const whole = untilWhole(kind, start, ended ? undefined : parts);
  return objects.put(objectKeyFor(place, kind), Readable.from(whole, { objectMode: false }));
};
