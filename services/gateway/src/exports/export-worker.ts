/**
 * The thread that writes exports: a large statement takes seconds, during which the gateway must
 * answer other requests.
 */
import type { CompiledData } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { toCsv, toJson, toWorkbook, type ExportOptions } from '@fde/statements';
import { workerData } from 'node:worker_threads';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import { contractAjv } from '../contract/request-validator.js';
import { reportLinks } from './export-names.js';
import { CompiledDataReader } from '../contract/readable-compiled-data.js';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { ExportFormat, ExportJob } from './export-job.js';

type Writer = (
  statements: readonly CompiledData[],
  options: ExportOptions,
) => Promise<string | Uint8Array>;

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  csv: async (statements, options) => toCsv(statements, options),
  json: async (statements, options) =>
    statements.map((statement) => toJson(statement, options)).join(''),
  xlsx: async (statements, options) => writeXlsx(toWorkbook(statements, options)),
};

const reader = new CompiledDataReader(contractAjv(workerData as OpenApiDocument));

/** The bytes of the file. All years are exported; the ten newest of a view can be chosen in the file. */
const write = async (job: ExportJob): Promise<Uint8Array> => {
  const statements = job.statements.map((statement) => reader.read(statement, job.companyName));
  const written = await WRITERS[job.format](statements, {
    ...reportLinks(job.documents, job.origin),
    moves: job.moves,
    years: Infinity,
  });
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
};

answerJobs(write);
