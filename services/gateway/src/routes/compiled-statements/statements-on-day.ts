import { canonicalType } from '@fde/contracts';
import type { CompanyRecord, CompiledStatementRecord } from '@fde/event-log';
import { createHash } from 'node:crypto';
import { notModified } from '../../replies/entity-tag.js';
import { printed, type Reply } from '../../replies/reply.js';
import { present } from '../present.js';
import type { GatewayParts } from '../route.js';

type Parts = Pick<GatewayParts, 'eventLog' | 'series'>;

/**
 * The compiled statements of a company, by id. With a day, as they would have been compiled from the
 * reports published by then: a type that none of them prints is absent.
 */
export const statementsOnDay = async (
  company: CompanyRecord,
  asOf: string | undefined,
  { eventLog: { records }, series }: Parts,
): Promise<readonly CompiledStatementRecord[]> => {
  const stored = await records.compiledStatements(company.id);
  if (asOf === undefined) return stored;
  const [{ items: documents }, extractions] = await Promise.all([
    records.documents(company.id, {}),
    records.extractionsOfCompany(company.id),
  ]);
  const compiled = await series.compile({ company, documents, extractions, asOf });
  return stored.flatMap((statement) => {
    const data = compiled.find(
      ({ statement_type: type }) => type === canonicalType(statement.statement_type),
    );
    return data === undefined
      ? []
      : [{ ...statement, data: { ...data }, data_lineage: data.data_lineage }];
  });
};

/** One of them; throws `compiled_statement_not_found` where no report of that day prints it. */
export const statementOnDay = async (
  stored: CompiledStatementRecord,
  company: CompanyRecord,
  asOf: string | undefined,
  parts: Parts,
): Promise<CompiledStatementRecord> => {
  if (asOf === undefined) return stored;
  const known = await statementsOnDay(company, asOf, parts);
  const named = `${stored.id} as of ${asOf}`;
  return present(
    'compiled_statement',
    named,
    known.find(({ id }) => id === stored.id),
  );
};

/** An answer that no version stands for: its tag is made of what it says. */
export const replyOfDay = (
  body: unknown,
  ifNoneMatch: string | undefined,
): Reply<200, never> | Reply<304, never> => {
  const text = JSON.stringify(body);
  const tag = `"as-of-${createHash('sha256').update(text).digest('hex')}"`;
  return notModified(ifNoneMatch, tag) ?? printed(200, text, { ETag: tag });
};
