import { canonicalType } from '@fde/contracts';
import type { CompiledStatementRecord } from '@fde/event-log';
import { recordTag } from '../../http/replies/entity-tag.js';
import type { KeptTexts } from '../../http/replies/kept-texts.js';
import { knownReply, recordReply } from '../../http/replies/record-reply.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, RouteReply } from '../route.js';
import { compiledStatementIn } from './compiled-statement-resource.js';

type View = 'full' | 'slim' | undefined;

const oneStatement = (
  statement: CompiledStatementRecord,
  view: View,
  ifNoneMatch: string | undefined,
  texts: KeptTexts,
): RouteReply<'getCompiledStatement'> =>
  recordReply(recordTag('compiled-statement', statement, view), ifNoneMatch, texts, () =>
    compiledStatementIn(view)(statement),
  );

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
  { eventLog, texts },
) => {
  const id = path['compiled-statement-id'];
  const version = await eventLog.records.versionOf('compiled_statements', id);
  const tag = version && recordTag('compiled-statement', { id, version }, query.view);
  const known = tag && knownReply(tag, header['If-None-Match'], texts);
  if (known) return known;
  return oneStatement(
    present('compiled_statement', id, await eventLog.records.compiledStatement(id)),
    query.view,
    header['If-None-Match'],
    texts,
  );
};

export const getCompiledStatementByType: ApiRoute<'getCompiledStatementByType'> = async (
  { path, query, header },
  { eventLog: { records }, texts },
) => {
  const id = path['company-id'];
  const statement = await records.compiledStatementByType(id, path['statement-type']);
  if (statement === undefined) present('company', id, await records.company(id));
  return oneStatement(
    present(
      'compiled_statement',
      `of type ${canonicalType(path['statement-type'])} of company ${id}`,
      statement,
    ),
    query.view,
    header['If-None-Match'],
    texts,
  );
};
