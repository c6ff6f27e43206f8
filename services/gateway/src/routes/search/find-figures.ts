import type { FoundFigure } from '@fde/contracts';
import { figureQuestion, readNamedFigures, type ReadFigure } from '@fde/statements';
import { companyToRate } from '../compiled-statements/company-to-rate.js';
import type { GatewayParts } from '../route.js';

/** Companies that are looked at for one way to take a query apart. */
const MOST_COMPANIES = 3;

const encoded = (...parts: readonly (string | number)[]): string =>
  encodeURIComponent(parts.join(':'));

/** The page of the console that opens a figure: its cell, the statement that sums it, or the formula of a ratio. */
const addressOf = (company: number, { id, year, statement, row }: ReadFigure): string => {
  if (statement === null)
    return `/#/compare?company=${company}&type=ratios&cell=${encoded(id, company, year)}`;
  return row === null
    ? `/#/statements/${statement}?view=standardised`
    : `/#/statements/${statement}?cell=${encoded(row, year)}`;
};

const figuresOf = async (
  companyId: number,
  question: {
    readonly figures: Parameters<typeof readNamedFigures>[1];
    readonly year: number | undefined;
  },
  parts: GatewayParts,
): Promise<FoundFigure[]> => {
  const company = await parts.eventLog.records.company(companyId);
  if (company === undefined) return [];
  const rated = await companyToRate(company, undefined, parts);
  return readNamedFigures(rated, question.figures, question.year).map((read) => {
    const { statement: _statement, row: _row, ...figure } = read;
    return {
      company_id: companyId,
      company_name: company.name,
      ...figure,
      address: addressOf(companyId, read),
    };
  });
};

/** "apple free cash flow 2022": the figures that a query of several words names, of the companies that its other words name. */
export const figuresFor = async (
  query: string,
  limit: number,
  parts: GatewayParts,
): Promise<FoundFigure[]> => {
  const { year, partings } = figureQuestion(query);
  for (const { company: words, figures } of partings) {
    const { companies } = await parts.search(words, MOST_COMPANIES);
    const found: FoundFigure[] = [];
    for (const { company_id: id } of companies)
      found.push(...(await figuresOf(id, { figures, year }, parts)));
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
};
