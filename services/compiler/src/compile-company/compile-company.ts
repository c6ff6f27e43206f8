import { withoutSource } from '@fde/company-series';
import {
  ServiceError,
  type components,
  type CompiledData,
  type TaskCommand,
  type TaskResults,
} from '@fde/contracts';
import type { CompanyRecord, CompiledStatementRecord, RecordWriter } from '@fde/event-log';
import type { RecordsWithResult, TaskContext, TaskHandler, TaskOutcome } from '@fde/service-kit';
import { statementChanges } from '@fde/statements';
import { askPeople } from './ask-people.js';
import { upToDate, compileSelection, readSelection, type Compilation } from './compilation.js';
import { comparableData } from './comparable-data.js';
import { interimCount, recordPeriods } from './record-periods.js';
import { endOfCompilation } from './end-of-compilation.js';

interface Written {
  readonly record: CompiledStatementRecord;
  readonly data: CompiledData;
  readonly changed: boolean;
}

const summary = ({ record, data, changed }: Written): components['schemas']['CompiledSummary'] => ({
  id: record.id,
  statement_type: data.statement_type,
  years: data.years,
  line_item_count: data.line_items.length,
  confidence: data.confidence,
  gap_count: data.gaps.length,
  changed,
});

const write = async (
  records: RecordWriter,
  companyId: number,
  data: CompiledData,
): Promise<Written> => {
  const before = await records.compiledStatementByType(companyId, data.statement_type);
  const { record } = await records.putCompiledStatement(
    {
      company_id: companyId,
      statement_type: data.statement_type,
      data,
      data_lineage: data.data_lineage,
    },
    'pipeline',
    statementChanges(before && comparableData(before.data), data),
  );
  return { record, data, changed: record.version !== before?.version };
};

/**
 * What the task records: the compiled statements as they now are, the removal of those that lost
 * their sources, and what people should review.
 */
const recording =
  (
    { task_id: taskId }: TaskCommand,
    company: CompanyRecord,
    compiledBefore: Compilation,
  ): RecordsWithResult['record'] =>
  async (records) => {
    await records.holdCompany(company.id);
    const compilation = await upToDate(records, company, compiledBefore);
    const { compiled, inputs, leftOut } = compilation;
    const stored = await records.compiledStatements(company.id);
    const written: Written[] = [];
    for (const data of compiled) written.push(await write(records, company.id, data));
    const lost = withoutSource(
      stored,
      compiled.map(({ statement_type }) => statement_type),
      inputs,
    );
    for (const { id } of lost) await records.removeCompiledStatement(id);
    await recordPeriods(records, company, compilation);
    await askPeople(records, compilation);
    const interim = interimCount(compilation);
    const result: TaskResults['recompile_company'] = {
      task_id: taskId,
      company_id: company.id,
      status: 'success',
      ...endOfCompilation(written.length, compilation),
      document_count: new Set(inputs.map(({ documentId }) => documentId)).size,
      extraction_count: inputs.length,
      ...(interim === 0 ? {} : { interim_document_count: interim }),
      left_out: leftOut,
      compiled_statements: written.map(summary),
      removed_statement_types: lost.map(({ statement_type }) => statement_type),
    };
    return result;
  };

/** Compiles all extractions of a company's annual reports. Without new extractions or reviews it changes nothing. */
export const compileCompany: TaskHandler = {
  operation: 'recompile_company',
  async run(command: TaskCommand, context: TaskContext): Promise<TaskOutcome> {
    const { records, signal } = context;
    context.progress('normalizing_line_items', 0);
    const company = await records.company(command.company_id);
    if (company === undefined)
      throw new ServiceError('company_not_found', `Company ${command.company_id} does not exist`);
    const selected = await readSelection(records, company);
    const { inputs, leftOut } = selected;
    context.log.info('compiling', {
      documents: selected.documents.length,
      extractions: inputs.length,
      left_out: leftOut.length,
    });
    signal.throwIfAborted();
    context.progress('compiling_statement', 30, `${inputs.length} extractions`);
    const compilation = await compileSelection(company, selected);
    signal.throwIfAborted();
    context.progress('compiling_statement', 90);
    return { record: recording(command, company, compilation) };
  },
};
