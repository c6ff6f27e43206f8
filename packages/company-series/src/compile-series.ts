import type { CompiledData } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord } from '@fde/event-log';
import { compileStatements, withConcepts, type CompileInput } from '@fde/statements';
import { knownReports } from './compile-inputs.js';

/** What a series is made of: the selected extractions, and the documents that explain its gaps. */
export interface SeriesRecords {
  readonly company: Pick<CompanyRecord, 'name'>;
  readonly documents: readonly DocumentRecord[];
  readonly inputs: readonly CompileInput[];
}

const withName = (data: CompiledData, companyName: string): CompiledData =>
  data.company_name === '' ? { ...data, company_name: companyName } : data;

/**
 * The statements of a company over the years; with a day (ISO), as they would have been compiled
 * from the reports published by then. Pure.
 */
export const compileSeries = (
  { company, documents, inputs }: SeriesRecords,
  asOf?: string,
): CompiledData[] =>
  compileStatements(inputs, {
    documents: knownReports(documents),
    ...(asOf === undefined ? {} : { asOf }),
  }).map((data) => withConcepts(withName(data, company.name)));
