import { canonicalType, STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import { compareOnMeasures, type ComparedCompany } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { GatewayParts, ApiRoute } from '../route.js';
import { fileName } from '../../exports/export-names.js';
import { companiesOfExport, file } from './export-statements.js';
import { companyChoice } from './company-choice.js';
import { conversionOf } from './conversion-of.js';
import { movesOf } from './row-moves.js';
import { statementsOnDay } from './statements-on-day.js';

/** Canonical line items exist only for the three primary statements. */
const primaryType = (type: string): CanonicalStatementType => {
  const found = STATEMENT_TYPES.find((one) => one === canonicalType(type));
  if (found === undefined)
    throw invalid(
      ['query', 'statement_type'],
      `Input should be one of ${STATEMENT_TYPES.join(', ')}`,
      'enum',
    );
  return found;
};

const comparedCompany = async (
  id: number,
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<ComparedCompany> => {
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statements = await statementsOnDay(company, asOf, parts);
  const { name } = company;
  return {
    moves: await movesOf(id, parts),
    companyId: id,
    companyName: name,
    statements: statements.map((statement) => parts.compiledData.read(statement, name)),
  };
};

/** As a file: a row per line item and company, or a sheet of them. */
const comparisonFile = async (
  { query, origin }: Parameters<ApiRoute<'compareCompanies'>>[0],
  type: CanonicalStatementType,
  parts: GatewayParts,
): Promise<Awaited<ReturnType<ApiRoute<'compareCompanies'>>>> => {
  const { measure = 'amounts', align = 'fiscal', from_year: from, to_year: to } = query;
  const { as_of: asOf } = query;
  const format = query.format === 'xlsx' ? 'xlsx' : 'csv';
  const companies = await companiesOfExport(await companyChoice(query, parts), asOf, parts);
  const conversion = conversionOf(query);
  const compared = { type, measure, align, from, to, conversion };
  const body = await parts.exports.write({ format, companies, compared, origin });
  const ofView = [
    ...(measure === 'amounts' ? [] : [measure]),
    ...(align === 'fiscal' ? [] : [align]),
    ...(conversion === undefined ? [] : [conversion.currency]),
  ];
  const ofDay = asOf === undefined ? [] : [asOf];
  return file(body, format, fileName(['comparison', type, ...ofView, ...ofDay], format));
};

export const compareCompanies: ApiRoute<'compareCompanies'> = async (request, parts) => {
  const { query } = request;
  const type = primaryType(query.statement_type);
  const conversion = conversionOf(query);
  if (query.format !== undefined && query.format !== 'json')
    return comparisonFile(request, type, parts);
  const companies: ComparedCompany[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const id of await companyChoice(query, parts))
    companies.push(await comparedCompany(id, query.as_of, parts));
  const { measure = 'amounts', align = 'fiscal', from_year: from, to_year: to } = query;
  return json(200, compareOnMeasures(companies, type, { measure, align, from, to, conversion }));
};
