import { sql, type RawBuilder } from 'kysely';

/** A client may store what it likes: beyond this many rows none is found by its name. */
const MOST_ROWS = 5_000;

/**
 * The row names of compiled statements, for the search: each name once in its statement, at its first place. Whatever a
 * client has stored in another form has none.
 */
export const insertLineNames = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into line_names (id, compiled_statement_id, company_id, name)
  select s.id || '/' || min(row.position), s.id, s.company_id, row.item ->> 'name'
  from compiled_statements s cross join lateral jsonb_array_elements(
    case jsonb_typeof(s.data -> 'line_items') when 'array' then s.data -> 'line_items' else '[]'::jsonb end)
    with ordinality as row (item, position)
  where ${which} and row.position <= ${sql.lit(MOST_ROWS)}
    and jsonb_typeof(row.item -> 'name') = 'string' and row.item ->> 'name' <> ''
  group by s.id, s.company_id, row.item ->> 'name'`;
