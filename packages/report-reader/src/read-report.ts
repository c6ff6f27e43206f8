import type { RawStatement } from '@fde/contracts';
import { PdfError } from '@fde/pdf/errors';
import { readPdfFile } from '@fde/pdf/file';
import { isTaggedFile } from '@fde/tagged-report/is-tagged-file';
import { engineFingerprint } from './cache/engine-fingerprint.js';
import { isRecognisedAlike } from './cache/is-recognised-alike.js';
import { TextCache } from './cache/text-cache.js';
import type { ReadReport, ReadRequest } from './reading-protocol.js';
import { runChild } from './run-child/run-child.js';
import { runRemembered } from './run-child/run-remembered.js';
import { DEFAULT_READING_LIMITS, type ReadingOptions } from './reading-options.js';

/** A tagged report is streamed, so little of it is in memory at a time, whatever its size. */
const TAGGED_RSS_BYTES = 512 * 1024 * 1024;

/** What one report's file says. */
export interface ReadingResult extends ReadReport {
  /** At most one per type; empty for a report without statements. */
  readonly statements: readonly RawStatement[];
  readonly milliseconds: number;
}

/**
 * Reads the three statements of a report from its bytes or its file, in a separate process, or from cached text if
 * the same bytes were read before. A tagged report (XHTML, package, folder) is read from its tags.
 *
 * A report without statements is a result with none of them, not an error.
 *
 * @throws PdfError or TaggedReportError that says why the document could not be read, which limit it exceeded, or
 * that it was cancelled
 */
export async function readReport(
  source: Uint8Array | string,
  options: ReadingOptions = {},
): Promise<ReadingResult> {
  const started = performance.now();
  if (options.signal?.aborted === true)
    throw new PdfError('pdf_cancelled', 'The reading was cancelled.');
  const tagged = typeof source === 'string' && (await isTaggedFile(source));
  const common = { ...DEFAULT_READING_LIMITS, ...options.limits };
  const limits = tagged
    ? { ...common, maxRssBytes: Math.min(common.maxRssBytes, TAGGED_RSS_BYTES) }
    : common;
  const request = {
    source,
    limits,
    hints: options.hints ?? {},
    recognition: options.recognition ?? {},
    cacheDirectory: options.cacheDirectory,
    cacheMaxBytes: options.cacheMaxBytes,
    withPages: options.withPages ?? false,
    tagged,
  };
  // Reading a tagged report is as fast as loading it from a cache would be.
  if (options.cacheDirectory === undefined || tagged)
    return { ...(await runChild(request, options)), milliseconds: performance.now() - started };
  const report = await readThroughCache(
    { ...request, cacheDirectory: options.cacheDirectory },
    options,
  );
  return { ...report, milliseconds: performance.now() - started };
}

type CachedRequest = ReadRequest & { readonly cacheDirectory: string };

/** Whichever comes first: this engine's cached reading, the cached text of an earlier reading, or the file itself. */
async function readThroughCache(
  request: CachedRequest,
  options: ReadingOptions,
): Promise<ReadReport> {
  const bytes =
    typeof request.source === 'string' ? await readPdfFile(request.source) : request.source;
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  const cache = new TextCache(request.cacheDirectory, request.cacheMaxBytes);
  const engine = `${await engineFingerprint()} ${JSON.stringify([request.hints, request.withPages, request.recognition])}`;
  const cached = await cache.findReading(sha256, engine);
  if (cached !== undefined && (await isRecognisedAlike(cached, request.recognition)))
    return { ...cached, fromCache: true };
  const { hints, recognition, cacheDirectory, cacheMaxBytes, withPages } = request;
  const reread = (await cache.has(sha256))
    ? await runRemembered(
        { sha256, hints, recognition, cacheDirectory, cacheMaxBytes, withPages },
        request.limits.timeoutMs,
        options.signal,
      )
    : undefined;
  const report = reread ?? (await runChild({ ...request, sha256 }, options));
  if (!report.isPartial) await cache.keepReading(report, engine);
  return report;
}
