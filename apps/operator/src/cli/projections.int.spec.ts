import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { operatorStage, type OperatorStage } from '../spec-support/operator-command.js';

describe('npx fde-ops projections', function () {
  this.timeout(60_000);
  let stage: OperatorStage;

  beforeEach(async () => {
    stage = await operatorStage();
    await stage.log.transaction(rootContext(), ({ records }) =>
      records.addCompany(
        {
          name: 'As the log has it',
          ir_url: 'https://any.example/',
          primary_ticker: null,
          tickers: null,
        },
        'client',
      ),
    );
  });
  afterEach(() => stage.close());

  it('finds no difference between the log and rows that it wrote', async () => {
    const end = await stage.run('projections', ['verify']);
    expect(end.code, end.errors).to.equal(0);
    expect(end.output).to.contain('no difference');
  });

  it('names a row that differs and exits 1; a rebuild brings it back', async () => {
    await stage.log.database.run((db) =>
      db.updateTable('companies').set({ name: 'Written by hand' }).execute(),
    );
    const differs = await stage.run('projections', ['verify']);
    expect(differs.code).to.equal(1);
    expect(differs.output)
      .to.contain('1 different')
      .and.to.contain('Written by hand')
      .and.to.contain('As the log has it');
    const report = await stage.run('projections', ['verify', '--json']);
    expect(JSON.parse(report.output)).to.include({ clean: false });

    const rebuilt = await stage.run('projections', ['rebuild']);
    expect(rebuilt.code, rebuilt.errors).to.equal(0);
    expect(rebuilt.output).to.contain('1 rows replaced');
    expect((await stage.run('projections', ['verify'])).code).to.equal(0);
  });

  it('explains its use for a command that it does not know', async () => {
    const end = await stage.run('projections', ['repair']);
    expect(end.code).to.equal(2);
    expect(end.errors).to.contain('Usage: npx fde-ops projections');
  });
});
