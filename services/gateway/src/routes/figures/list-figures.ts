import { ServiceError, shownTitle, type Figure } from '@fde/contracts';
import type { CompanyRecord } from '@fde/event-log';
import {
  figureConcept,
  figuresCsv,
  figuresHead,
  listFigures as list,
  meansYears,
  nearestConcepts,
  type FiguresCompany,
} from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { pagingHeaders } from '../../replies/paging.js';
import { json } from '../../replies/reply.js';
import { movesOf } from '../compiled-statements/row-moves.js';
import { statementsOnDay } from '../compiled-statements/statements-on-day.js';
import type { ApiRoute, GatewayParts } from '../route.js';

/** openapi.yaml says the same in words: lists separated by commas have no `maxItems`. */
const MOST = { company: 20, concept: 50, year: 50 } as const;
const DEFAULT_LIMIT = 500;
/** The largest id that PostgreSQL keeps. */
const MAX_ID = 2 ** 31 - 1;

const namesIn = (name: keyof typeof MOST, texts: readonly string[]): readonly string[] => {
  const names = [...new Set(texts.flatMap((text) => text.split(',')))];
  if (names.length > MOST[name])
    throw invalid(['query', name], `List should have at most ${MOST[name]} items`, 'too_long');
  return names;
};

const conceptsIn = (texts: readonly string[]): readonly string[] => {
  const names = namesIn('concept', texts);
  for (const name of names)
    if (figureConcept(name) === undefined)
      throw invalid(
        ['query', 'concept'],
        `'${name.slice(0, 100)}' is no known concept; the nearest are ${nearestConcepts(name.slice(0, 100)).join(', ')}`,
        'unknown_concept',
      );
  return names;
};

const yearsIn = (texts: readonly string[]): readonly string[] => {
  const names = namesIn('year', texts);
  const wrong = names.find((name) => !meansYears(name));
  if (wrong !== undefined)
    throw invalid(
      ['query', 'year'],
      `'${wrong.slice(0, 100)}' is no year: write 2022, 2019-2023 or latest`,
      'unknown_year',
    );
  return names;
};

const hasMainTicker = ({ primary_ticker: main }: CompanyRecord, ticker: string): boolean =>
  main?.toUpperCase() === ticker.toUpperCase();

/** By id or ticker. Two companies with one ticker are not told apart by guess. */
const companyNamed = async (name: string, { eventLog }: GatewayParts): Promise<CompanyRecord> => {
  const { records } = eventLog;
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  const byId = id > 0 && id <= MAX_ID ? await records.company(id) : undefined;
  if (byId !== undefined) return byId;
  const [first, second] = await records.companiesByTicker(name);
  if (first === undefined)
    throw new ServiceError('company_not_found', `Company ${name.slice(0, 100)} does not exist`);
  if (second !== undefined && hasMainTicker(first, name) === hasMainTicker(second, name))
    throw invalid(
      ['query', 'company'],
      `Companies ${first.id} and ${second.id} both have the ticker ${name}: give the id of one`,
      'ambiguous_company',
    );
  return first;
};

const figuresCompany = async (
  company: CompanyRecord,
  asOf: string | undefined,
  origin: string,
  parts: GatewayParts,
): Promise<FiguresCompany> => {
  const [statements, moves, { items: documents }] = await Promise.all([
    statementsOnDay(company, asOf, parts),
    movesOf(company.id, parts),
    parts.eventLog.records.documents(company.id, {}),
  ]);
  const titles = new Map(documents.map((one) => [one.id, shownTitle(one)]));
  return {
    companyId: company.id,
    companyName: company.name,
    ticker: company.primary_ticker,
    moves,
    statements: statements.map((one) => parts.compiledData.read(one, company.name)),
    documentName: (id) => titles.get(id) ?? null,
    pagePicture: (id, page) => `${origin}/api/v1/documents/${id}/pages/${page}.png`,
  };
};

export const listFigures: ApiRoute<'listFigures'> = async ({ query, url, origin }, parts) => {
  const concepts = query.concept && conceptsIn(query.concept);
  const years = query.year && yearsIn(query.year);
  const filter = { ...(concepts && { concepts }), ...(years && { years }) };
  const figures: Figure[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const name of namesIn('company', query.company)) {
    const company = await companyNamed(name, parts);
    figures.push(...list(await figuresCompany(company, query.as_of, origin, parts), filter));
  }
  const page = { skip: query.skip ?? 0, limit: query.limit ?? DEFAULT_LIMIT };
  const shown = figures.slice(page.skip, page.skip + page.limit);
  const headers = pagingHeaders(url, page, figures.length);
  if (query.format !== 'csv') return json(200, shown, headers);
  const body = `${figuresHead}${figuresCsv(shown)}`;
  return { kind: 'bytes', status: 200, body, contentType: 'text/csv; charset=utf-8', headers };
};
