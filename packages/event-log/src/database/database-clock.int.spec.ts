import { expect } from 'chai';
import { sql } from 'kysely';
import { EventLog } from '../event-log.js';
import { addDocument, requestExtraction } from '../spec-log.js';
import { Database } from './database.js';
import { privateDatabase, type PrivateDatabase } from './private-database.js';

const HOUR_MS = 3_600_000;

describe('a process on a machine whose time is wrong', function () {
  this.timeout(60_000);
  const machineTime = Date.now;
  let home: PrivateDatabase;
  before(async () => {
    home = await privateDatabase();
  });
  afterEach(() => {
    Date.now = machineTime;
  });
  after(() => home.drop());

  for (const [name, offBy] of [
    ['an hour ahead', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ] as const) {
    it(`asks for tasks that are due at once for all others (${name})`, async () => {
      Date.now = () => machineTime() + offBy;
      const database = new Database({ url: home.url });
      try {
        await database.migrate();
        const log = new EventLog(database);
        await log.seedCompanies();
        await requestExtraction(log, await addDocument(log, 1, 2020));
        const { rows } = await sql<{ due: boolean; fresh: boolean }>`
          select available_at <= now() + interval '10 seconds' as due, available_at > now() - interval '1 minute' as fresh
          from outbox`.execute(database.db);
        expect(rows.length).to.be.above(0);
        for (const row of rows) expect(row).to.deep.equal({ due: true, fresh: true });
      } finally {
        await database.close();
      }
    });
  }
});
