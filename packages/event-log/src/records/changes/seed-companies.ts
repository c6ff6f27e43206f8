import { sql } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { CompanyFields } from '../ports.js';

/** The companies of a fresh system, ids 1-6 in this order. Source: decisions.md. */
export const SEED_COMPANIES: readonly CompanyFields[] = [
  company(
    'AstraZeneca PLC',
    'AZN',
    [
      ['AZN', 'LSE'],
      ['AZN', 'NASDAQ'],
    ],
    'https://www.astrazeneca.com/investor-relations/annual-reports.html',
  ),
  company(
    'SAP SE',
    'SAP',
    [
      ['SAP', 'XETRA'],
      ['SAP', 'NYSE'],
    ],
    'https://www.sap.com/investors/en/financial-documents-and-events.html',
  ),
  company(
    'Siemens AG',
    'SIE',
    [['SIE', 'XETRA']],
    'https://www.siemens.com/global/en/company/investor-relations/events-publications-ad-hoc/annualreports.html',
  ),
  company(
    'ASML Holding N.V.',
    'ASML',
    [
      ['ASML', 'Euronext Amsterdam'],
      ['ASML', 'NASDAQ'],
    ],
    'https://www.asml.com/en/investors/annual-report',
  ),
  company(
    'Unilever PLC',
    'ULVR',
    [
      ['ULVR', 'LSE'],
      ['UNA', 'Euronext Amsterdam'],
      ['UL', 'NYSE'],
    ],
    'https://www.unilever.com/investors/annual-report-and-accounts/',
  ),
  company(
    'Allianz SE',
    'ALV',
    [['ALV', 'XETRA']],
    'https://www.allianz.com/en/investor_relations/results-reports/annual-reports.html',
  ),
];

function company(
  name: string,
  primaryTicker: string,
  listings: readonly (readonly [string, string])[],
  irUrl: string,
): CompanyFields {
  return {
    name,
    primary_ticker: primaryTicker,
    tickers: listings.map(([ticker, exchange]) => ({ ticker, exchange })),
    ir_url: irUrl,
  };
}

/** Any number that nothing else locks. */
export const SEED_LOCK = sql`select pg_advisory_xact_lock(7340005)`;
/**
 * A rolled-back seeding must not use up the ids: the sequence restarts as long as there never was a
 * company.
 */
export const SEED_FROM_ONE = sql`select setval('company_ids', 1, false)`;

/**
 * The log is asked only if there is no company now: it may hold millions of events, and every start
 * asks.
 */
export const everHadCompany = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql`select from companies limit 1`.execute(db);
  if (rows.length > 0) return true;
  return (
    (
      await db
        .selectFrom('events')
        .select('position')
        .where('type', '=', 'CompanyAdded')
        .limit(1)
        .execute()
    ).length > 0
  );
};
