import {
  ServiceError,
  type components,
  type CompiledData,
  type TaskCommand,
  type TaskResults,
} from '@fde/contracts';
import type { CompiledStatementRecord, RecordWriter } from '@fde/event-log';
import type { RecordsWithResult, TaskContext, TaskHandler, TaskOutcome } from '@fde/service-kit';
import { compileStatements } from '@fde/statements';
import {
  compileInputs,
  knownReports,
  withoutSource,
  type CompileSelection,
} from './compile-inputs.js';

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
  );
  return { record, data, changed: record.version !== before?.version };
};

/** What the task records: the compiled statements as they now are, and the removal of those that lost their sources. */
const recording =
  (
    { task_id: taskId, company_id: companyId }: TaskCommand,
    compiled: readonly CompiledData[],
    { inputs, leftOut }: CompileSelection,
  ): RecordsWithResult['record'] =>
  async (records) => {
    const stored = await records.compiledStatements(companyId);
    const written: Written[] = [];
    for (const data of compiled) written.push(await write(records, companyId, data));
    const lost = withoutSource(
      stored,
      compiled.map(({ statement_type }) => statement_type),
      inputs,
    );
    for (const { id } of lost) await records.removeCompiledStatement(id);
    const result: TaskResults['recompile_company'] = {
      task_id: taskId,
      company_id: companyId,
      status: 'success',
      document_count: new Set(inputs.map(({ documentId }) => documentId)).size,
      extraction_count: inputs.length,
      left_out: leftOut,
      compiled_statements: written.map(summary),
      removed_statement_types: lost.map(({ statement_type }) => statement_type),
    };
    return result;
  };

const named = (data: CompiledData, companyName: string): CompiledData =>
  data.company_name === '' ? { ...data, company_name: companyName } : data;

/** Compiles all extractions of a company's annual reports. Without new extractions it changes nothing. */
export const compileCompany: TaskHandler = {
  operation: 'recompile_company',
  async run(command: TaskCommand, context: TaskContext): Promise<TaskOutcome> {
    const { records, signal } = context;
    context.progress('normalizing_line_items', 0);
    const company = await records.company(command.company_id);
    if (company === undefined)
      throw new ServiceError('company_not_found', `Company ${command.company_id} does not exist`);
    const documents = await records.documents(company.id, {});
    const selection = compileInputs(
      documents.items,
      await records.extractionsOfCompany(company.id),
    );
    const { inputs } = selection;
    context.log.info('compiling', {
      documents: documents.total,
      extractions: inputs.length,
      left_out: selection.leftOut.length,
    });
    signal.throwIfAborted();
    context.progress('compiling_statement', 30, `${inputs.length} extractions`);
    const options = { documents: knownReports(documents.items) };
    const compiled = compileStatements(inputs, options).map((data) => named(data, company.name));
    context.progress('compiling_statement', 90);
    return { record: recording(command, compiled, selection) };
  },
};
