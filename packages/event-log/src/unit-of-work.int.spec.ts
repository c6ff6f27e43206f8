import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { change, specLog, type SpecLog } from './spec-log.js';

describe('a unit of work', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  it('takes a message once for each consumer, and knows what it took', async () => {
    const id = randomUUID();
    const takes = (consumer: string) => change(spec.log, (unit) => unit.inbox(consumer, id));
    const has = (consumer: string) => change(spec.log, (unit) => unit.inboxHas(consumer, id));
    expect(await has('extractor')).to.equal(false);
    const taken = await Promise.all([takes('extractor'), takes('extractor'), takes('compiler')]);
    expect(taken[2]).to.equal(true);
    expect(taken.slice(0, 2).filter(Boolean)).to.have.length(1);
    expect([await has('extractor'), await has('compiler'), await has('scraper')]).to.deep.equal([
      true,
      true,
      false,
    ]);
  });

  it('forgets that it took a message when it fails', async () => {
    const id = randomUUID();
    const failing = change(spec.log, async (unit) => {
      await unit.inbox('extractor', id);
      throw new Error('after all');
    });
    await failing.catch(() => undefined);
    expect(await change(spec.log, (unit) => unit.inboxHas('extractor', id))).to.equal(false);
  });
});
