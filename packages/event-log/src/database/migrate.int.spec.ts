import { expect } from 'chai';
import { sql } from 'kysely';
import { specLog, type SpecLog } from '../spec-log.js';
import { Database } from './database.js';

describe('migrations', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  const names = async (): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        spec.log.database.db,
      )
    ).rows.map(({ name }) => name);

  it('may be run by many instances at once, and again', async () => {
    const before = await names();
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const database = new Database(spec.log.database.settings);
        await database.migrate().finally(() => database.close());
      }),
    );
    expect(await names()).to.deep.equal(before);
  });

  it('leave alone what newer code has added, so that an older instance starts beside it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-newer-code', '2100-01-01')`.execute(
      spec.log.database.db,
    );
    await spec.log.database.migrate();
    expect(await names()).to.include('9999-of-newer-code');
  });

  it("are refused where an older one is missing from this code: then it is another project's database", async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('0000-of-nobody', '2000-01-01')`.execute(
      spec.log.database.db,
    );
    const failed: unknown = await spec.log.database.migrate().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(String(failed)).to.contain('0000-of-nobody');
  });
});
