import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { operatorStage, type OperatorStage } from '../spec-support/operator-command.js';

describe('npx fde-ops outbox', function () {
  this.timeout(60_000);
  let stage: OperatorStage;

  const requestScrape = (name: string): Promise<string> =>
    stage.log.transaction(rootContext(), async ({ records, tasks }) => {
      const company = await records.addCompany(
        { name, ir_url: `https://${name}.example/`, primary_ticker: null, tickers: null },
        'client',
      );
      const { task } = await tasks.request({
        operation: 'scrape_company',
        companyId: company.id,
        documentId: null,
      });
      return task.taskId;
    });

  beforeEach(async () => {
    stage = await operatorStage();
    const [open, revoked] = [await requestScrape('One'), await requestScrape('Other')];
    expect(open).to.not.equal(revoked);
    await stage.log.transaction(rootContext(), ({ tasks }) => tasks.revoke(revoked, 'not wanted'));
  });
  afterEach(() => stage.close());

  it('says how many messages are due and scheduled', async () => {
    const end = await stage.run('outbox', ['status']);
    expect(end.code, end.errors).to.equal(0);
    expect(end.output).to.match(/^due \d+ \(oldest [\d.]+ s, refused before 0\), scheduled 0$/m);
  });

  it('puts the commands of open tasks and the events since a time into the outbox again', async () => {
    // As if the relay had sent everything to a broker that then lost it.
    await stage.log.database.run((db) => db.deleteFrom('outbox').execute());
    const all = await stage.run('outbox', ['republish']);
    expect(all.code, all.errors).to.equal(0);
    expect(all.output).to.match(/^1 commands and [1-9]\d* events since /m);

    await stage.log.database.run((db) => db.deleteFrom('outbox').execute());
    const none = await stage.run('outbox', ['republish', '--since', '2999-01-01T00:00:00Z']);
    expect(none.output).to.match(/^1 commands and 0 events since 2999-01-01/m);
  });

  it('explains its use where a time or a command makes no sense', async () => {
    for (const args of [['republish', '--since', 'yesterday'], ['empty'], ['status', '--fast']]) {
      const end = await stage.run('outbox', args);
      expect(end.code, args.join(' ')).to.equal(2);
      expect(end.errors).to.contain('Usage: npx fde-ops outbox');
    }
  });
});
