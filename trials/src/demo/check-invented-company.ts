import {
  changingTruth,
  checkCompiled,
  demoTruth,
  type DemoTruth,
  type ReportTruth,
} from '@fde/testing/fixture-reports';
import { basename } from 'node:path';
import type { CompiledStatementResource, DocumentResource } from './service-api.js';

type Compiled = readonly CompiledStatementResource[];
type Documents = readonly DocumentResource[];

const yearProblems = (truth: DemoTruth, compiled: Compiled): string[] =>
  Object.entries(truth.years).flatMap(([type, years]) => {
    const compiledYears =
      compiled.find(({ statement_type }) => statement_type === type)?.data.years ?? [];
    return compiledYears.join() === years.join()
      ? []
      : [`${type}: years ${compiledYears.join(', ')} instead of ${years.join(', ')}`];
  });

const renamedProblems = (truth: DemoTruth, compiled: Compiled): string[] =>
  truth.renamed.flatMap(({ statement, before, after }) => {
    const rows =
      compiled.find(({ statement_type }) => statement_type === statement)?.data.line_items ?? [];
    if (rows.some(({ name }) => name === before))
      return [`${statement}: ${before} stands beside ${after}, though it is the same item`];
    return rows.some(({ name }) => name === after) ? [] : [`${statement}: ${after} is missing`];
  });

const countProblems = (reports: readonly ReportTruth[], documents: Documents): string[] => {
  const annual = documents.filter(({ document_type }) => document_type === 'annual_report').length;
  return annual === reports.length
    ? []
    : [`${annual} documents are annual reports instead of ${reports.length}`];
};

/** Compares every printed number with every number shown, in every row. */
const cellProblems = (
  reports: readonly ReportTruth[],
  compiled: Compiled,
  documents: Documents,
): string[] => {
  const ids = new Map(documents.map(({ id, url }) => [basename(new URL(url).pathname), id]));
  const printed = reports.flatMap((truth) => {
    const documentId = ids.get(truth.document);
    return documentId === undefined ? [] : [{ documentId, truth }];
  });
  return checkCompiled(
    printed,
    compiled.map(({ data }) => data),
  );
};

/**
 * Compares the pipeline's result for the invented company with what its reports say. An empty list means that all is
 * well.
 */
export const checkInventedCompany = async (
  compiled: Compiled,
  documents: Documents,
): Promise<readonly string[]> => {
  const truth = await demoTruth();
  return [
    ...countProblems(truth.reports, documents),
    ...yearProblems(truth, compiled),
    ...renamedProblems(truth, compiled),
    ...cellProblems(truth.reports, compiled, documents),
  ];
};

/** The same for the company to which everything happens. */
export const checkChangingCompany = async (
  compiled: Compiled,
  documents: Documents,
): Promise<readonly string[]> => {
  const reports = await changingTruth();
  return [
    ...countProblems(reports, documents),
    ...cellProblems(reports, compiled, documents),
    ...compiled.flatMap(({ statement_type: type, data }) =>
      data.year_end_changes?.length === 1 && data.currency_changes?.length === 1
        ? []
        : [`${type}: the changes of year end and currency are not told`],
    ),
  ];
};
