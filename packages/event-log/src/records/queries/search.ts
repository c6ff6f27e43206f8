import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.js';

interface FoundCompany {
  readonly company_id: number;
  readonly name: string;
  readonly ticker: string | null;
}

interface FoundDocument {
  readonly document_id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly title: string | null;
  readonly url: string;
  readonly document_type: string;
  readonly fiscal_year: number;
}

interface FoundLineItem {
  readonly compiled_statement_id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly statement_type: string;
  readonly name: string;
}

/** What was found, of each kind what begins with the query first. */
export interface SearchResult {
  readonly companies: readonly FoundCompany[];
  readonly documents: readonly FoundDocument[];
  readonly line_items: readonly FoundLineItem[];
}

/** Names that hold a common word are many: no more than these are put in order, whichever they are. */
const MOST_ORDERED = 500;
/** Behind every text that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

interface Searched {
  readonly table: string;
  /** The text that may begin with the query, as its index has it. */
  readonly beginning: RawBuilder<unknown>;
  /** The text that may hold its words, as its index has it. */
  readonly words: RawBuilder<unknown>;
}

const COMPANIES: Searched = {
  table: 'companies',
  beginning: sql`lower(left(name, 100))`,
  words: sql`search_words(name || ' ' || coalesce(primary_ticker, '') || ' ' || coalesce(jsonb_path_query_array(tickers, '$[*].ticker')::text, ''))`,
};
const DOCUMENTS: Searched = {
  table: 'documents',
  beginning: sql`lower(left(title, 100))`,
  words: sql`search_words(coalesce(title, regexp_replace(url, '^.*/', '')) || ' ' || canonical_type || ' ' || fiscal_year)`,
};
const LINE_NAMES: Searched = {
  table: 'line_names',
  beginning: sql`lower(left(name, 100))`,
  words: sql`search_words(name)`,
};

/** Ids with their rank: 1 where the text begins with the query, 2 where it holds all of its words or their beginnings. */
const ranked = (
  { table, beginning, words }: Searched,
  query: string,
  limit: number,
): RawBuilder<unknown> => {
  const from = sql`lower(left(${query}, 100))`;
  return sql`
    select id, min(rank) as rank from (
      (select id, 1 as rank from ${sql.table(table)}
        where ${beginning} ~>=~ ${from} and ${beginning} ~<~ (${from} || ${LAST_CHARACTER})
        order by ${beginning} using ~<~ limit ${limit})
      union all
      (select id, 2 as rank from ${sql.table(table)} where ${words} @@ search_query(${query}) limit ${sql.lit(MOST_ORDERED)})
    ) as found group by id`;
};

/** The query with any of its words, where `search_query` asks for all of them. */
const anyWord = (query: string): RawBuilder<unknown> =>
  sql`replace(search_query(${query})::text, '&', '|')::tsquery`;

/** Companies that hold a word of the query: no more, where it is as common as "group". */
const MOST_COMPANIES = 20;

/**
 * Ids with rank 3: what belongs to a company that some words of the query name, and holds the other words itself, as
 * "apple net sales" does. `from`: the rows `found`, joined to their company `c`.
 */
const ofCompany = (
  from: RawBuilder<unknown>,
  words: RawBuilder<unknown>,
  query: string,
): RawBuilder<unknown> => sql`
  (select found.id, 3 as rank from ${from}
    where c.id in (select id from companies where ${COMPANIES.words} @@ ${anyWord(query)} limit ${sql.lit(MOST_COMPANIES)})
      and ${words} @@ ${anyWord(query)}
      and search_words(c.name || ' ' || coalesce(c.primary_ticker, '')) || ${words} @@ search_query(${query})
    limit ${sql.lit(MOST_ORDERED)})`;

const bestOf = (...found: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`select id, min(rank) as rank from (${sql.join(found, sql` union all `)}) as every group by id`;

const listOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (${rows}) f)`;

const COMPANY_LINES = sql`companies c join compiled_statements s on s.company_id = c.id
  join line_names found on found.compiled_statement_id = s.id`;
const FOUND_LINE = sql`search_words(found.name)`;
const COMPANY_DOCUMENTS = sql`companies c join documents found on found.company_id = c.id`;
const FOUND_DOCUMENT = sql`search_words(coalesce(found.title, regexp_replace(found.url, '^.*/', '')) || ' ' || found.canonical_type || ' ' || found.fiscal_year)`;

const companiesOf = (query: string, limit: number): RawBuilder<unknown> =>
  listOf(sql`
    select c.id as company_id, c.name, c.primary_ticker as ticker
    from (${ranked(COMPANIES, query, limit)}) found join companies c using (id)
    order by coalesce(upper(c.primary_ticker) = upper(${query}), false) desc, found.rank, lower(c.name), c.id
    limit ${limit}`);

const documentsOf = (query: string, limit: number): RawBuilder<unknown> =>
  listOf(sql`
    select d.id as document_id, d.company_id, c.name as company_name, d.title, d.url, d.document_type, d.fiscal_year
    from (${bestOf(ranked(DOCUMENTS, query, limit), ofCompany(COMPANY_DOCUMENTS, FOUND_DOCUMENT, query))}) found join documents d using (id) join companies c on c.id = d.company_id
    order by found.rank, d.fiscal_year desc, d.id desc limit ${limit}`);

const lineItemsOf = (query: string, limit: number): RawBuilder<unknown> =>
  listOf(sql`
    select s.id as compiled_statement_id, s.company_id, c.name as company_name, s.statement_type, l.name
    from (${bestOf(ranked(LINE_NAMES, query, limit), ofCompany(COMPANY_LINES, FOUND_LINE, query))}) found join line_names l using (id)
      join compiled_statements s on s.id = l.compiled_statement_id join companies c on c.id = s.company_id
    order by found.rank, lower(l.name), lower(c.name), l.id limit ${limit}`);

const searchStatement = (query: string, limit: number): RawBuilder<SearchResult> => sql`
  select ${companiesOf(query, limit)} as companies, ${documentsOf(query, limit)} as documents,
    ${lineItemsOf(query, limit)} as line_items`;

/** Companies, documents and rows of compiled statements, at most so many of each, in one round trip. */
export const searchRecords = (
  database: Database,
  query: string,
  limit: number,
): Promise<SearchResult> =>
  database.run(async (db) => {
    const { rows } = await searchStatement(query.trim(), limit).execute(db);
    return rows[0] ?? { companies: [], documents: [], line_items: [] };
  });
