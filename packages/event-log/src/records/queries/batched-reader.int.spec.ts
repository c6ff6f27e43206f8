import { expect } from 'chai';
import { Database } from '../../database/database.js';
import { privateDatabase, type PrivateDatabase } from '../../database/private-database.js';
import { EventLog } from '../../event-log.js';
import { rootContext } from '../../message-context.js';

describe('records that are read at once', function () {
  this.timeout(60_000);
  let home: PrivateDatabase;
  let database: Database;
  let log: EventLog;

  before(async () => {
    home = await privateDatabase();
    database = new Database({ url: home.url });
    await database.migrate();
    log = new EventLog(database);
    await log.seedCompanies();
  });
  after(async () => {
    await database.close();
    await home.drop();
  });

  const rename = (name: string): Promise<unknown> =>
    log.transaction(rootContext(), (unit) => unit.records.changeCompany(2, { name }));

  it('go to whoever asked for them, those that do not exist too', async () => {
    const ids = [3, 1, 999, 3, 2];
    const read = await Promise.all(ids.map((id) => log.records.company(id)));
    expect(read.map((company) => company?.id)).to.deep.equal([3, 1, undefined, 3, 2]);
  });

  it('show what was committed before they were asked for, while other reads are under way', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const earlier = log.records.company(2);
      await rename(`Name ${turn}`);
      const [after] = await Promise.all([log.records.company(2), earlier]);
      expect(after?.name).to.equal(`Name ${turn}`);
    }
  });
});
