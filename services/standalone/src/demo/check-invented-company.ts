import { demoTruth, type DemoTruth } from '@fde/testing/fixture-reports';
import type { CompiledLineItem } from '@fde/contracts';
import type { CompiledStatementResource, DocumentResource } from './service-api.js';

const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.006 + Math.abs(b) * 1e-9;

const restatedProblems = (
  truth: DemoTruth,
  compiled: readonly CompiledStatementResource[],
): string[] =>
  truth.restated.flatMap(({ statement, lineItem, year, restated }) => {
    const rows: readonly CompiledLineItem[] =
      compiled.find(({ statement_type }) => statement_type === statement)?.data.line_items ?? [];
    const row = rows.find(
      (item) =>
        item.name === lineItem &&
        item.values[year] !== undefined &&
        same(item.values[year], restated),
    );
    if (row === undefined) return [`${statement}: ${lineItem} ${year} should be ${restated}`];
    return row.sources?.[year]?.restated
      ? []
      : [`${statement}: ${lineItem} ${year} should be marked as restated`];
  });

const yearProblems = (truth: DemoTruth, compiled: readonly CompiledStatementResource[]): string[] =>
  Object.entries(truth.years).flatMap(([type, years]) => {
    const told = compiled.find(({ statement_type }) => statement_type === type)?.data.years ?? [];
    return told.join() === years.join()
      ? []
      : [`${type}: years ${told.join(', ')} instead of ${years.join(', ')}`];
  });

const renamedProblems = (
  truth: DemoTruth,
  compiled: readonly CompiledStatementResource[],
): string[] =>
  truth.renamed.flatMap(({ statement, before, after }) => {
    const rows =
      compiled.find(({ statement_type }) => statement_type === statement)?.data.line_items ?? [];
    if (rows.some(({ name }) => name === before))
      return [`${statement}: ${before} stands beside ${after}, though it is the same item`];
    return rows.some(({ name }) => name === after) ? [] : [`${statement}: ${after} is missing`];
  });

/** What the pipeline made of the invented company, against what its reports say. An empty list: all is as it should be. */
export const checkInventedCompany = async (
  compiled: readonly CompiledStatementResource[],
  documents: readonly DocumentResource[],
): Promise<readonly string[]> => {
  const truth = await demoTruth();
  const annual = documents.filter(({ document_type }) => document_type === 'annual_report').length;
  const count =
    annual === truth.reports.length
      ? []
      : [`${annual} documents are annual reports instead of ${truth.reports.length}`];
  return [
    ...count,
    ...yearProblems(truth, compiled),
    ...renamedProblems(truth, compiled),
    ...restatedProblems(truth, compiled),
  ];
};
