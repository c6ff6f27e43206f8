import type { components, LineageEntry } from '@fde/contracts';
import type {
  CompiledStatementFields,
  CompiledStatementRecord,
  RecordReader,
} from '@fde/event-log';
import { compiledAnswer } from '@fde/statements';
import { requireFewYears } from '../../contract/statement-limits.js';
import { expectedVersion, recordTag } from '../../replies/entity-tag.js';
import { empty, json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { requireLineage } from './require-lineage.js';
import { compiledDataFrom } from './compiled-numbers.js';

type Lineage = Readonly<Record<string, LineageEntry>>;
interface StatementBody {
  readonly data?: Record<string, unknown>;
  readonly compiled_data?: Record<string, Record<string, number>>;
}

/**
 * The data of a body: as sent, or built from its names, years and numbers; undefined if it has
 * neither.
 */
const dataOf = async (
  records: RecordReader,
  body: StatementBody,
  facts: { readonly companyId: number; readonly statementType: string; readonly lineage: Lineage },
): Promise<Record<string, unknown> | undefined> => {
  if (body.data !== undefined || body.compiled_data === undefined)
    return requireFewYears('data', body.data);
  const company = present('company', facts.companyId, await records.company(facts.companyId));
  const data = compiledDataFrom(body.compiled_data, {
    statementType: facts.statementType,
    companyName: company.name,
    lineage: facts.lineage,
  });
  return requireFewYears('compiled_data', data);
};

export const putCompiledStatement: ApiRoute<'putCompiledStatement'> = async (
  { body, context },
  { eventLog },
) => {
  const { record, created } = await eventLog.transaction(context, async ({ records }) => {
    present('company', body.company_id, await records.company(body.company_id));
    await requireLineage(records, body.company_id, body);
    const lineage = body.data_lineage ?? {};
    const data = await dataOf(records, body, {
      companyId: body.company_id,
      statementType: body.statement_type,
      lineage,
    });
    const fields: CompiledStatementFields = {
      company_id: body.company_id,
      statement_type: body.statement_type,
      data: data ?? {},
      data_lineage: lineage,
    };
    return records.putCompiledStatement(fields, 'client');
  });
  const headers = {
    ETag: recordTag('compiled-statement', record),
    Location: `/api/v1/compiled-statements/${record.id}`,
  };
  return created
    ? json(201, compiledAnswer(record), headers)
    : json(200, compiledAnswer(record), headers);
};

type Change = Partial<Pick<CompiledStatementFields, 'data' | 'data_lineage'>>;

const changeOf = async (
  records: RecordReader,
  statement: CompiledStatementRecord,
  body: components['schemas']['CompiledStatementUpdate'],
): Promise<Change> => {
  const lineage = body.data_lineage ?? statement.data_lineage;
  const data = await dataOf(records, body, {
    companyId: statement.company_id,
    statementType: statement.statement_type,
    lineage,
  });
  return {
    ...(data === undefined ? {} : { data }),
    ...(body.data_lineage === undefined ? {} : { data_lineage: body.data_lineage }),
  };
};

export const updateCompiledStatement: ApiRoute<'updateCompiledStatement'> = async (
  { path, header, body, context },
  { eventLog },
) => {
  const id = path['compiled-statement-id'];
  const statement = await eventLog.transaction(context, async ({ records }) => {
    const before = present('compiled_statement', id, await records.compiledStatement(id));
    const version = expectedVersion(header['If-Match'], 'compiled-statement', before);
    await requireLineage(records, before.company_id, body);
    const change = await changeOf(records, before, body);
    return records.changeCompiledStatement(id, change, version);
  });
  return json(200, compiledAnswer(statement), {
    ETag: recordTag('compiled-statement', statement),
  });
};

export const deleteCompiledStatement: ApiRoute<'deleteCompiledStatement'> = async (
  { path, header, context },
  { eventLog },
) => {
  const id = path['compiled-statement-id'];
  await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'compiled-statement',
      present('compiled_statement', id, await records.compiledStatement(id)),
    );
    await records.removeCompiledStatement(id, version);
  });
  return empty(204);
};
