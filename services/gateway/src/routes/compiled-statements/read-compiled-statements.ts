import { canonicalType } from '@fde/contracts';
import type { CompiledStatementRecord, RecordReader } from '@fde/event-log';
import { COMPILED_ANSWER } from '@fde/statements';
import { recordTag } from '../../http/replies/entity-tag.js';
import type { KeptTexts } from '../../http/replies/kept-texts.js';
import { knownReply, packedReply, recordReply } from '../../http/replies/record-reply.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, RouteReply } from '../route.js';
import { compiledStatementIn } from './compiled-statement-resource.js';

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

export const listCompiledStatements: ApiRoute<'listCompiledStatements'> = async (
  { path, query },
  { eventLog: { records } },
) => {
  const id = path['company-id'];
  const [company, statements] = await Promise.all([
    records.company(id),
    records.compiledStatements(id),
  ]);
  present('company', id, company);
  return json(200, statements.map(compiledStatementIn(query.view)));
};

export const getCompiledStatement: ApiRoute<'getCompiledStatement'> = async (
  { path, query, header },
  { eventLog: { records }, texts },
) => {
  const id = path['compiled-statement-id'];
  const asked = { view: query.view, ifNoneMatch: header['If-None-Match'], texts };
  const version = await records.versionOf('compiled_statements', id);
  const answer = version && (await unread(records, { id, version }, asked));
  if (answer) return answer;
  const statement = await records.compiledStatement(id);
  return oneStatement(present('compiled_statement', id, statement), asked);
};

export const getCompiledStatementByType: ApiRoute<'getCompiledStatementByType'> = async (
  { path, query, header },
  { eventLog: { records }, texts },
) => {
  const id = path['company-id'];
  const asked = { view: query.view, ifNoneMatch: header['If-None-Match'], texts };
  const found = await records.compiledVersionByType(id, path['statement-type']);
  const answer = found && (await unread(records, found, asked));
  if (answer) return answer;
  const statement = await records.compiledStatementByType(id, path['statement-type']);
  if (statement === undefined) present('company', id, await records.company(id));
  const named = `of type ${canonicalType(path['statement-type'])} of company ${id}`;
  return oneStatement(present('compiled_statement', named, statement), asked);
};
