import { canonicalType } from '@fde/contracts';
import type { CompiledStatementRecord, RecordReader } from '@fde/event-log';
import { COMPILED_ANSWER } from '@fde/statements';
import { recordTag } from '../../http/replies/entity-tag.js';
import type { KeptTexts } from '../../http/replies/kept-texts.js';
import { knownReply, packedReply, recordReply } from '../../http/replies/record-reply.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply } from '../route.js';
import { compiledStatementIn } from './compiled-statement-resource.js';
import { replyOfDay, statementOnDay, statementsOnDay } from './statements-on-day.js';

type View = 'full' | 'slim' | undefined;

interface Asked {
  readonly view: View;
  readonly ifNoneMatch: string | undefined;
  readonly texts: KeptTexts;
}

const oneStatement = (
  statement: CompiledStatementRecord,
  { view, ifNoneMatch, texts }: Asked,
): RouteReply<'getCompiledStatement'> =>
  recordReply(recordTag('compiled-statement', statement, view), ifNoneMatch, texts, () =>
    compiledStatementIn(view)(statement),
  );

/**
 * The answer without the statement: to a client that has this version, or as it is kept in memory,
 * or as it was packed when the statement was written. Undefined where the statement must be read.
 */
const unread = async (
  records: RecordReader,
  { id, version }: Pick<CompiledStatementRecord, 'id' | 'version'>,
  { view, ifNoneMatch, texts }: Asked,
): Promise<RouteReply<'getCompiledStatement'> | undefined> => {
  const tag = recordTag('compiled-statement', { id, version }, view);
  const known = knownReply(tag, ifNoneMatch, texts);
  if (known !== undefined || view === 'slim') return known;
  const answer = await records.answer(id, version, COMPILED_ANSWER.form);
  return answer && packedReply(tag, texts, answer);
};

/** A statement as it was known on a day. */
const ofDay = async (
  stored: CompiledStatementRecord,
  asOf: string,
  { view, ifNoneMatch }: Pick<Asked, 'view' | 'ifNoneMatch'>,
  parts: GatewayParts,
): Promise<RouteReply<'getCompiledStatement'>> => {
  const id = stored.company_id;
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statement = await statementOnDay(stored, company, asOf, parts);
  return replyOfDay(compiledStatementIn(view)(statement), ifNoneMatch);
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
  const asked = { view: query.view, ifNoneMatch: header['If-None-Match'], texts: parts.texts };
  if (query.as_of === undefined) {
    const version = await records.versionOf('compiled_statements', id);
    const answer = version && (await unread(records, { id, version }, asked));
    if (answer) return answer;
  }
  const statement = present('compiled_statement', id, await records.compiledStatement(id));
  return query.as_of === undefined
    ? oneStatement(statement, asked)
    : ofDay(statement, query.as_of, asked, parts);
};

export const getCompiledStatementByType: ApiRoute<'getCompiledStatementByType'> = async (
  { path, query, header },
  parts,
) => {
  const { records } = parts.eventLog;
  const id = path['company-id'];
  const type = path['statement-type'];
  const asked = { view: query.view, ifNoneMatch: header['If-None-Match'], texts: parts.texts };
  if (query.as_of === undefined) {
    const found = await records.compiledVersionByType(id, type);
    const answer = found && (await unread(records, found, asked));
    if (answer) return answer;
  }
  const stored = await records.compiledStatementByType(id, type);
  if (stored === undefined) present('company', id, await records.company(id));
  const named = `of type ${canonicalType(type)} of company ${id}`;
  const statement = present('compiled_statement', named, stored);
  return query.as_of === undefined
    ? oneStatement(statement, asked)
    : ofDay(statement, query.as_of, asked, parts);
};
