/**
 * The thread that writes exports: a large statement takes seconds, during which the gateway must
 * answer other requests.
 */
import type { CompiledData } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import {
  measuredCsv,
  measuredWorkbook,
  measureStatement,
  standardisedWorkbook,
  toCsv,
  toJson,
  toWorkbook,
  type ExportOptions,
} from '@fde/statements';
import { workerData } from 'node:worker_threads';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import { contractAjv } from '../contract/request-validator.js';
import { reportLinks } from './export-names.js';
import { CompiledDataReader } from '../contract/readable-compiled-data.js';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { ExportFormat, ExportJob, MeasuredView } from './export-job.js';

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

const statementsOf = (job: ExportJob): CompiledData[] =>
  job.statements.map((statement) => reader.read(statement, job.companyName));

const writeMeasured = async (
  job: ExportJob,
  view: MeasuredView,
  options: ExportOptions,
): Promise<string | Uint8Array> => {
  const statements = statementsOf(job);
  const data = statements[job.statements.findIndex(({ id }) => id === view.statement)];
  if (data === undefined) throw new Error(`The job has no statement ${view.statement}`);
  const { measure, rows, statement: id } = view;
  const sought = { data, statements, moves: job.moves, rows, id };
  const measured = measureStatement({ ...sought, measure });
  if (job.format === 'csv') return measuredCsv(measured);
  if (job.format === 'json') return `${JSON.stringify(measured, null, 2)}\n`;
  if (measure === 'amounts') return writeXlsx(standardisedWorkbook(data, options));
  const amounts = measureStatement({ ...sought, measure: 'amounts' });
  return writeXlsx(measuredWorkbook(measured, amounts, data, options));
};

/** The bytes of the file. All years are exported; the ten newest of a view can be chosen in the file. */
const write = async (job: ExportJob): Promise<Uint8Array> => {
  const options: ExportOptions = {
    ...reportLinks(job.documents, job.origin),
    moves: job.moves,
    years: Infinity,
  };
  const written =
    job.measured === undefined
      ? await WRITERS[job.format](statementsOf(job), options)
      : await writeMeasured(job, job.measured, options);
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
};

answerJobs(write);
