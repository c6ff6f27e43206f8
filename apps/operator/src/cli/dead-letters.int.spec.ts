import { DeadLetters } from '@fde/event-log';
import { expect } from 'chai';
import { operatorStage, type OperatorStage } from '../spec-support/operator-command.js';

const UNREADABLE = { reason: 'not JSON', headers: {}, body: '{', deliveries: 1 };

describe('npx fde-ops dead-letters', function () {
  this.timeout(60_000);
  let stage: OperatorStage;
  let letters: DeadLetters;

  beforeEach(async () => {
    stage = await operatorStage();
    letters = new DeadLetters(stage.log);
    await letters.park({ ...UNREADABLE, queue: 'extractor.v1' });
    await letters.park({ ...UNREADABLE, queue: 'scraper.v1' });
  });
  afterEach(() => stage.close());

  it('lists parked messages with queue and reason, and those of one queue alone', async () => {
    const all = await stage.run('dead-letters', ['list']);
    expect(all.code, all.errors).to.equal(0);
    expect(all.output).to.contain('extractor.v1').and.to.contain('not JSON');
    expect(all.output.trim().split('\n').at(-1)).to.equal('2 of 2');

    const one = await stage.run('dead-letters', ['list', '--queue', 'scraper.v1']);
    expect(one.output).to.contain('scraper.v1').and.not.to.contain('extractor.v1');
  });

  it('shows one with its body', async () => {
    const { output } = await stage.run('dead-letters', ['show', '1']);
    expect(JSON.parse(output)).to.include({ id: 1, queue: 'extractor.v1', body: '{' });
  });

  it('refuses to send again what cannot be read, keeps it, and exits 1', async () => {
    const end = await stage.run('dead-letters', ['redrive', '--all']);
    expect(end.code).to.equal(1);
    expect(end.errors)
      .to.match(/^1: .*discarded$/m)
      .and.to.match(/^2: .*discarded$/m);
    expect(Object.keys(await letters.counts())).to.have.members(['extractor.v1', 'scraper.v1']);
  });

  it('discards those that are named, and says which id it does not know', async () => {
    const end = await stage.run('dead-letters', ['discard', '1', '77']);
    expect(end.code).to.equal(1);
    expect(end.output).to.contain('discarded').and.to.contain('extractor.v1');
    expect(end.errors).to.contain('77: ');
    expect(await letters.counts()).to.deep.equal({ 'scraper.v1': 1 });
  });

  it('explains its use where an id, a limit or a command makes no sense', async () => {
    for (const args of [
      ['show', 'one'],
      ['list', '--limit', 'few'],
      ['forget', '1'],
    ]) {
      const end = await stage.run('dead-letters', args);
      expect(end.code, args.join(' ')).to.equal(2);
      expect(end.errors).to.contain('Usage: npx fde-ops dead-letters');
    }
  });
});
