import { sql, type Migration } from 'kysely';

/**
 * What the search looks through: names by how they begin (in the order of their bytes), and by the words in them, each
 * of which may be cut short. Words are runs of letters and digits: PostgreSQL's own reading would take `report.pdf` for
 * a host.
 */
const statements = [
  `create table if not exists line_names (
    id text primary key, compiled_statement_id integer not null, company_id integer not null, name text not null)`,
  `create index if not exists line_names_of_statement on line_names (compiled_statement_id)`,
  `create or replace function search_words(text) returns tsvector immutable parallel safe language sql as
    $$ select to_tsvector('pg_catalog.simple'::regconfig, regexp_replace($1, '[^[:alnum:]]+', ' ', 'g')) $$`,
  `create or replace function search_query(text) returns tsquery immutable parallel safe language sql as
    $$ select to_tsquery('pg_catalog.simple'::regconfig, string_agg(word || ':*', ' & '))
       from regexp_split_to_table(regexp_replace($1, '[^[:alnum:]]+', ' ', 'g'), ' ') as word where word <> '' $$`,
  `create index if not exists companies_beginning on companies (lower(left(name, 100)) text_pattern_ops)`,
  `create index if not exists documents_beginning on documents (lower(left(title, 100)) text_pattern_ops)`,
  `create index if not exists line_names_beginning on line_names (lower(left(name, 100)) text_pattern_ops)`,
  `create index if not exists companies_words on companies using gin (search_words(
    name || ' ' || coalesce(primary_ticker, '') || ' ' || coalesce(jsonb_path_query_array(tickers, '$[*].ticker')::text, '')))`,
  `create index if not exists documents_words on documents using gin (search_words(
    coalesce(title, regexp_replace(url, '^.*/', '')) || ' ' || canonical_type || ' ' || fiscal_year))`,
  `create index if not exists line_names_words on line_names using gin (search_words(name))`,
];

/** Each name once in its statement, at its first place, of the first 5,000 rows. */
const NAMES_OF_STORED_STATEMENTS = `
  insert into line_names (id, compiled_statement_id, company_id, name)
  select s.id || '/' || min(row.position), s.id, s.company_id, row.item ->> 'name'
  from compiled_statements s cross join lateral jsonb_array_elements(
    case jsonb_typeof(s.data -> 'line_items') when 'array' then s.data -> 'line_items' else '[]'::jsonb end)
    with ordinality as row (item, position)
  where not exists (select from line_names) and row.position <= 5000
    and jsonb_typeof(row.item -> 'name') = 'string' and row.item ->> 'name' <> ''
  group by s.id, s.company_id, row.item ->> 'name'`;

export const search: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql.raw(NAMES_OF_STORED_STATEMENTS).execute(db);
  },
};
