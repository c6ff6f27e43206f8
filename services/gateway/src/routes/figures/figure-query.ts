import { canonicalType, shownTitle, STATEMENT_TYPES } from '@fde/contracts';
import type { CompanyRecord, CompiledStatementRecord } from '@fde/event-log';
import {
  figureConcept,
  meansYears,
  nearestConcepts,
  type FigureQuery,
  type FiguresCompany,
} from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { movesOf } from '../compiled-statements/row-moves.js';
import { statementsOnDay } from '../compiled-statements/statements-on-day.js';
import type { GatewayParts } from '../route.js';

/** openapi.yaml says the same in words: lists separated by commas have no `maxItems`. */
const MOST = { company: 20, concept: 50, year: 50 } as const;
export const namesIn = (name: keyof typeof MOST, texts: readonly string[]): readonly string[] => {
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

/** Which figures of a company a request asks for; refuses what is no concept or no year. */
export const figureQuery = (query: {
  readonly concept?: readonly string[];
  readonly year?: readonly string[];
}): FigureQuery => ({
  ...(query.concept && { concepts: conceptsIn(query.concept) }),
  ...(query.year && { years: yearsIn(query.year) }),
});

/** Clients store statements of other types too ("Segment Information"): no line of those is a concept. */
const hasConcepts = ({ statement_type: type }: CompiledStatementRecord): boolean =>
  STATEMENT_TYPES.some((known) => known === canonicalType(type));

/** What figures of a company are listed from, as known on a day if one is given. */
export const figuresCompany = async (
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
    statements: statements
      .filter(hasConcepts)
      .map((one) => parts.compiledData.read(one, company.name)),
    documentName: (id) => titles.get(id) ?? null,
    pagePicture: (id, page) => `${origin}/api/v1/documents/${id}/pages/${page}.png`,
  };
};
