import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { sql } from 'kysely';
import { EventLog } from '../event-log.js';
import { addDocument, requestExtraction } from '../spec-log.js';
import { Database } from './database.js';
import { smallDatabase, type SmallDatabase } from './small-database.js';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
  );

describe('a database whose disk is full', function () {
  this.timeout(60_000);
  let home: SmallDatabase;
  let database: Database;

  before(async function () {
    const made = await smallDatabase(48);
    if (made === undefined) {
      console.log('LEFT OUT: a full disk (it takes root and a PostgreSQL on this machine)');
      this.skip();
    }
    home = made;
    database = new Database({ url: home.url });
    await database.migrate();
  });
  after(async () => {
    await database?.close();
    await home?.drop();
  });

  it('refuses what does not fit, says so when asked, and goes on by itself', async () => {
    const log = new EventLog(database);
    await log.seedCompanies();
    const before = await addDocument(log, 1, 2020);
    expect(await codeOf(database.check())).to.equal('done');
    home.fill();
    const grow = database.run((db) =>
      sql`create table large as select md5(i::text) from generate_series(1, 100000) i`.execute(db),
    );
    expect(await codeOf(grow)).to.equal('database_full');
    expect(await codeOf(database.check())).to.equal('database_full');
    expect((await log.records.document(before.id))?.fiscal_year).to.equal(2020);
    home.free();
    expect(await codeOf(database.check())).to.equal('done');
    const after = await addDocument(log, 1, 2021);
    expect((await requestExtraction(log, after)).status).to.equal('PENDING');
  });
});
