import { takeApart } from '@fde/contracts';
import { sql, type Kysely, type Migration } from 'kysely';

/** Moves what the pipeline knows about a document out of the client's metadata. */
const columns = [
  'title text',
  'language text',
  'variant text',
  'fiscal_year_uncertain boolean not null default false',
  'pages integer',
  'statements text',
  'statement_pages jsonb',
  'translation_of integer',
  'given_type text',
  'decided_by text',
  'discovery jsonb',
  'download jsonb',
];

interface Row {
  readonly id: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const ROWS_AT_ONCE = 500;

const rowsAfter = async (db: Kysely<unknown>, id: number): Promise<readonly Row[]> =>
  (
    await sql<Row>`select id, metadata from documents where id > ${id} and metadata is not null order by id limit ${ROWS_AT_ONCE}`.execute(
      db,
    )
  ).rows;

const jsonOrNull = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);

/** The same as the projection makes of the event, so that a rebuilt read model is identical. */
const separate = async (db: Kysely<unknown>, { id, metadata: both }: Row): Promise<void> => {
  const { metadata, facts } = takeApart(both);
  await sql`update documents set metadata = ${jsonOrNull(metadata)}::jsonb, title = ${facts.title},
    language = ${facts.language}, variant = ${facts.variant},
    fiscal_year_uncertain = ${facts.fiscal_year_uncertain}, pages = ${facts.pages},
    statements = ${facts.statements}, statement_pages = ${jsonOrNull(facts.statement_pages)}::jsonb,
    translation_of = ${facts.translation_of}, given_type = ${facts.given_type},
    decided_by = ${facts.decided_by}, discovery = ${jsonOrNull(facts.discovery)}::jsonb,
    download = ${jsonOrNull(facts.download)}::jsonb where id = ${id}`.execute(db);
};

const separateAll = async (db: Kysely<unknown>): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await rowsAfter(db, last);
    for (const row of rows) await separate(db, row);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
};

export const factsOfDocuments: Migration = {
  async up(db): Promise<void> {
    for (const column of columns)
      await sql.raw(`alter table documents add column ${column}`).execute(db);
    await sql`create index documents_of_content on documents (company_id, sha256)`.execute(db);
    await separateAll(db as Kysely<unknown>);
  },
};
