import { expect } from 'chai';
import { sql } from 'kysely';

import { specLog, type SpecLog } from '../../spec-log.js';

const FACTS = [
  ...['title', 'language', 'variant', 'fiscal_year_uncertain', 'pages', 'statements'],
  ...['statement_pages', 'translation_of', 'given_type', 'decided_by', 'discovery', 'download'],
];

describe('what the pipeline knows leaves the metadata of stored documents', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  /** The table as the previous release left it. */
  const goBack = async (): Promise<void> => {
    const { db } = spec.log.database;
    for (const column of FACTS)
      await sql.raw(`alter table documents drop column ${column}`).execute(db);
    await sql`drop index documents_of_content`.execute(db);
    await sql`delete from kysely_migration where name >= '0007-facts-of-documents'`.execute(db);
  };

  const insert = (id: number, metadata: object | null) =>
    sql`insert into documents values (${id}, 1, '', 2022, 'annual_report', 'annual_report', null, null,
      ${metadata && JSON.stringify(metadata)}::jsonb, null, null, null, now(), now(), 1)`.execute(
      spec.log.database.db,
    );

  it("and the client's stays", async () => {
    await goBack();
    await insert(9001, { classified_by: 'both', pages: 90, note: 'mine' });
    await insert(9002, { pages: 150, language: 'en' });
    await insert(9003, null);
    await spec.log.database.migrate();
    const [read, clients, none] = await Promise.all(
      [9001, 9002, 9003].map((id) => spec.log.records.document(id)),
    );
    expect(read).to.deep.include({ pages: 90, decided_by: 'both', metadata: { note: 'mine' } });
    expect(clients).to.deep.include({ pages: null, metadata: { pages: 150, language: 'en' } });
    expect(none).to.deep.include({ pages: null, metadata: null, fiscal_year_uncertain: false });
  });
});
