import {
  compileInputs,
  interimInputs,
  type CompileSelection,
  type Selection,
} from '@fde/company-series';
import type { CompanyRecord, DocumentRecord, RecordReader } from '@fde/event-log';
import type { CompiledSeries } from './series-job.js';
import { compileInThread } from './series-thread.js';

/** What is to be compiled: the extractions, and the version at which each was read. */
export interface SelectedReports extends CompileSelection {
  readonly documents: readonly DocumentRecord[];
  readonly versions: ReadonlyMap<number, number>;
  /** The extractions of interim reports; empty where the company does not take them. */
  readonly interim: Selection;
}

export interface Compilation extends SelectedReports, CompiledSeries {}

export const readSelection = async (
  records: RecordReader,
  company: CompanyRecord,
): Promise<SelectedReports> => {
  const { items: documents } = await records.documents(company.id, {});
  const extractions = await records.extractionsOfCompany(company.id);
  return {
    ...compileInputs(documents, extractions, company),
    documents,
    interim: interimInputs(documents, extractions, company),
    versions: new Map(extractions.map(({ id, version }) => [id, version])),
  };
};

export const compileSelection = async (
  company: CompanyRecord,
  selected: SelectedReports,
): Promise<Compilation> => {
  const { documents, inputs, interim } = selected;
  return {
    ...selected,
    ...(await compileInThread({ company, documents, inputs, interim: interim.inputs })),
  };
};

/** Nothing was added, changed or removed. */
const isSame = (
  now: readonly { readonly id: number; readonly version: number }[],
  known: ReadonlyMap<number, number>,
): boolean =>
  now.length === known.size && now.every(({ id, version }) => known.get(id) === version);

/**
 * The compilation of what is stored now. The caller holds the company's lock, as the settling of a
 * review does: a verdict is either seen here, or finds this task ended and requests the next one.
 */
export const upToDate = async (
  records: RecordReader,
  company: CompanyRecord,
  compilation: Compilation,
): Promise<Compilation> => {
  const now = await records.extractionVersions(company.id);
  const { items: documents } = await records.documents(company.id, {});
  const known = new Map(compilation.documents.map(({ id, version }) => [id, version]));
  const isCurrent = isSame(now, compilation.versions) && isSame(documents, known);
  return isCurrent ? compilation : compileSelection(company, await readSelection(records, company));
};
