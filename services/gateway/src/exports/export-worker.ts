/**
 * The thread that writes exports: a large statement takes seconds, during which the gateway must
 * answer other requests.
 */
import type { CompiledData } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import {
  compareOnMeasures,
  comparisonCsv,
  comparisonWorkbook,
  measuredCsv,
  measuredWorkbook,
  measureStatement,
  standardisedWorkbook,
  toCompaniesWorkbook,
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
import type { CompaniesJob, ExportFormat, ExportJob, MeasuredView } from './export-job.js';

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

const statementsOf = (job: Pick<ExportJob, 'statements' | 'companyName'>): CompiledData[] =>
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

const writeComparison = async (
  { companies, format, origin }: CompaniesJob,
  { type, ...options }: NonNullable<CompaniesJob['compared']>,
): Promise<string | Uint8Array> => {
  const compared = companies.map((company) => ({
    companyId: company.companyId,
    companyName: company.companyName,
    statements: statementsOf(company),
    moves: company.moves,
  }));
  const comparison = compareOnMeasures(compared, type, options);
  if (format === 'csv') return comparisonCsv(comparison);
  const documents = companies.flatMap((company) => company.documents);
  return writeXlsx(comparisonWorkbook(comparison, reportLinks(documents, origin)));
};

const writeCompanies = async (job: CompaniesJob): Promise<string | Uint8Array> => {
  if (job.compared !== undefined) return writeComparison(job, job.compared);
  const companies = job.companies.map((company) => ({
    name: company.companyName,
    statements: statementsOf(company),
    options: {
      ...reportLinks(company.documents, job.origin),
      moves: company.moves,
      years: Infinity,
    },
  }));
  return writeXlsx(toCompaniesWorkbook(companies));
};

const writeCompany = async (job: ExportJob): Promise<string | Uint8Array> => {
  const options: ExportOptions = {
    ...reportLinks(job.documents, job.origin),
    moves: job.moves,
    years: Infinity,
  };
  return job.measured === undefined
    ? WRITERS[job.format](statementsOf(job), options)
    : writeMeasured(job, job.measured, options);
};

/** The bytes of the file. All years are exported; the ten newest of a view can be chosen in the file. */
const write = async (job: ExportJob | CompaniesJob): Promise<Uint8Array> => {
  const written = 'companies' in job ? await writeCompanies(job) : await writeCompany(job);
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
};

answerJobs(write);
