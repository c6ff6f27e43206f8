import { canonicalType } from '@fde/contracts';
import type { CompanyRecord, CompiledStatementRecord } from '@fde/event-log';
import { createHash } from 'node:crypto';
import { notModified } from '../../replies/entity-tag.js';
import { printed, type Reply } from '../../replies/reply.js';
import { present } from '../present.js';
import type { SeriesRecords } from '../../series-on-day/series-job.js';
import type { GatewayParts } from '../route.js';

type Parts = Pick<GatewayParts, 'eventLog' | 'series'>;

/** What a series of the company is compiled from on request. */
export const seriesRecords = async (
  company: CompanyRecord,
  { eventLog: { records } }: Pick<GatewayParts, 'eventLog'>,
): Promise<SeriesRecords> => {
  const [{ items: documents }, extractions] = await Promise.all([
    records.documents(company.id, {}),
    records.extractionsOfCompany(company.id),
  ]);
  return { company, documents, extractions };
};

/**
 * The compiled statements of a company, by id. With a day, as they would have been compiled from the
 * reports published by then: a type that none of them prints is absent.
 */
export const statementsOnDay = async (
  company: CompanyRecord,
  asOf: string | undefined,
  parts: Parts,
): Promise<readonly CompiledStatementRecord[]> => {
  const stored = await parts.eventLog.records.compiledStatements(company.id);
  if (asOf === undefined) return stored;
  const compiled = await parts.series.compile({ ...(await seriesRecords(company, parts)), asOf });
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
export const replyOfText = (
  text: string,
  ifNoneMatch: string | undefined,
): Reply<200, never> | Reply<304, never> => {
  const tag = `"text-${createHash('sha256').update(text).digest('hex')}"`;
  return notModified(ifNoneMatch, tag) ?? printed(200, text, { ETag: tag });
};
