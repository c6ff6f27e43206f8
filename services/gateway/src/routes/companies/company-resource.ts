import type { Company, components } from '@fde/contracts';
import type { CompanyFields, CompanyRecord, Ticker } from '@fde/event-log';

type TickerInput = components['schemas']['TickerInput'];

/** A company as clients see it. */
export const companyResource = (company: CompanyRecord): Company => ({
  id: company.id,
  name: company.name,
  primary_ticker: company.primary_ticker,
  tickers:
    company.tickers === null
      ? null
      : company.tickers.map(({ ticker, exchange }) => ({ ticker, exchange })),
  ir_url: company.ir_url,
  ...(company.interim ? { interim: true } : {}),
  ...(company.tags.length === 0 ? {} : { tags: [...company.tags] }),
  created_at: company.created_at.toISOString(),
  updated_at: company.updated_at.toISOString(),
});

/** `symbol` is accepted for `ticker`; one of the two is there (openapi.yaml). */
const tickerOf = (input: TickerInput): Ticker => ({
  ticker: input.ticker ?? input.symbol ?? '',
  exchange: input.exchange,
});

const tickersOf = (inputs: readonly TickerInput[] | null): readonly Ticker[] | null =>
  inputs === null ? null : inputs.map(tickerOf);

/** Fields of a create-company body; what is absent is null. */
export const newCompany = (body: components['schemas']['CompanyCreate']): CompanyFields => ({
  name: body.name,
  ir_url: body.ir_url,
  interim: body.interim ?? false,
  tags: (body.tags ?? []).toSorted(),
  primary_ticker: body.primary_ticker ?? null,
  tickers: tickersOf(body.tickers ?? null),
});

/** The change that an update body requests: only the fields sent. */
export const companyChange = (
  body: components['schemas']['CompanyUpdate'],
): Partial<CompanyFields> => ({
  ...(body.name === undefined ? {} : { name: body.name }),
  ...(body.ir_url === undefined ? {} : { ir_url: body.ir_url }),
  ...(body.interim === undefined ? {} : { interim: body.interim }),
  ...(body.tags === undefined ? {} : { tags: body.tags.toSorted() }),
  ...(body.primary_ticker === undefined ? {} : { primary_ticker: body.primary_ticker }),
  ...(body.tickers === undefined ? {} : { tickers: tickersOf(body.tickers) }),
});
