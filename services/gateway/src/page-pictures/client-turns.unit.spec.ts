import { expect } from 'chai';
import { ClientTurns } from './client-turns.js';

describe('turns of clients', () => {
  it('go round, however many works one of them has waiting', async () => {
    const turns = new ClientTurns();
    const done: string[] = [];
    const work = (client: string, name: string): Promise<void> =>
      turns.take(client, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push(name);
      });
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name));
    all.push(work('b', 'b1'), work('c', 'c1'), work('b', 'b2'));
    expect(turns.waitingOf('a'), 'its first one is at work').to.equal(3);
    await Promise.all(all);
    expect(done).to.deep.equal(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('go on after a work that fails', async () => {
    const turns = new ClientTurns();
    const failed = turns.take('a', () => Promise.reject(new Error('broken')));
    const next = turns.take('a', () => Promise.resolve(1));
    expect(await failed.catch(String)).to.equal('Error: broken');
    expect(await next).to.equal(1);
    expect(await turns.take('b', () => Promise.resolve(2))).to.equal(2);
  });
});
