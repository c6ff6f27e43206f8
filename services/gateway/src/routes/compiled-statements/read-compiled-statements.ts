import { canonicalType } from '@fde/contracts';
import type { CompiledStatementRecord } from '@fde/event-log';
import { notModified, recordTag } from '../../replies/entity-tag.js';
import { recordReply } from '../../replies/record-reply.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply } from '../route.js';
import { compiledStatementIn } from './compiled-statement-resource.js';
import { replyOfText, statementOnDay, statementsOnDay } from './statements-on-day.js';

type View = 'full' | 'slim' | undefined;

/** How a client reads a statement. */
interface Reading {
  readonly view: View;
  readonly ifNoneMatch: string | undefined;
}

const oneStatement = (
  statement: CompiledStatementRecord,
  { view, ifNoneMatch }: Reading,
): RouteReply<'getCompiledStatement'> =>
  recordReply(recordTag('compiled-statement', statement, view), ifNoneMatch, () =>
    compiledStatementIn(view)(statement),
  );

/**
 * 304 where the client has the version that is stored, which then need not be read; undefined
 * otherwise, and where the client names no version.
 */
const unchanged = async (
  { view, ifNoneMatch }: Reading,
  findVersion: () => Promise<Pick<CompiledStatementRecord, 'id' | 'version'> | undefined>,
): Promise<RouteReply<'getCompiledStatement'> | undefined> => {
  if (ifNoneMatch === undefined) return undefined;
  const stored = await findVersion();
  return stored && notModified(ifNoneMatch, recordTag('compiled-statement', stored, view));
};

/** A statement as it was known on a day. */
const ofDay = async (
  stored: CompiledStatementRecord,
  asOf: string,
  { view, ifNoneMatch }: Reading,
  parts: GatewayParts,
): Promise<RouteReply<'getCompiledStatement'>> => {
  const id = stored.company_id;
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statement = await statementOnDay(stored, company, asOf, parts);
  return replyOfText(JSON.stringify(compiledStatementIn(view)(statement)), ifNoneMatch);
};

export const listCompiledStatements: ApiRoute<'listCompiledStatements'> = async (
  { path, query },
  parts,
) => {
  const id = path['company-id'];
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statements = await statementsOnDay(company, query.as_of, parts);
  return json(200, statements.map(compiledStatementIn(query.view)));
};

export const getCompiledStatement: ApiRoute<'getCompiledStatement'> = async (
  { path, query, header },
  parts,
) => {
  const { records } = parts.eventLog;
  const id = path['compiled-statement-id'];
  const reading: Reading = { view: query.view, ifNoneMatch: header['If-None-Match'] };
  if (query.as_of === undefined) {
    const known = await unchanged(reading, async () => {
      const version = await records.versionOf('compiled_statements', id);
      return version === undefined ? undefined : { id, version };
    });
    if (known) return known;
  }
  const statement = present('compiled_statement', id, await records.compiledStatement(id));
  return query.as_of === undefined
    ? oneStatement(statement, reading)
    : ofDay(statement, query.as_of, reading, parts);
};

export const getCompiledStatementByType: ApiRoute<'getCompiledStatementByType'> = async (
  { path, query, header },
  parts,
) => {
  const { records } = parts.eventLog;
  const id = path['company-id'];
  const type = path['statement-type'];
  const reading: Reading = { view: query.view, ifNoneMatch: header['If-None-Match'] };
  if (query.as_of === undefined) {
    const known = await unchanged(reading, () => records.compiledVersionByType(id, type));
    if (known) return known;
  }
  const stored = await records.compiledStatementByType(id, type);
  if (stored === undefined) present('company', id, await records.company(id));
  const named = `of type ${canonicalType(type)} of company ${id}`;
  const statement = present('compiled_statement', named, stored);
  return query.as_of === undefined
    ? oneStatement(statement, reading)
    : ofDay(statement, query.as_of, reading, parts);
};
