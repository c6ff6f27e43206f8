import type { PageHelper } from '@fde/pdf';
import { expect } from 'chai';
import { setImmediate } from 'node:timers/promises';
import type { ProcessGuard } from './process-guard.js';
import { ReadingThreads } from './reading-threads.js';

describe('the threads of a reading process', () => {
  it('have all started when V8 is told that the run is short, once', async () => {
    const told: string[] = [];
    const [start, guard] = startable<ProcessGuard>();
    const [startHelper, helper] = startable<PageHelper>();
    const threads = new ReadingThreads(guard, helper, () => told.push('short run'));
    const waiting = [threads.ready(), threads.ready()];
    start();
    await setImmediate();
    expect(told).to.deep.equal([]);
    startHelper();
    await Promise.all(waiting);
    expect(told).to.deep.equal(['short run']);
  });

  it('start while the engine does, and V8 is told when that runs too', async () => {
    const told: string[] = [];
    const [start, guard] = startable<ProcessGuard>();
    const [startEngine, engine] = startable<PageHelper>();
    const threads = new ReadingThreads(guard, undefined, () => told.push('short run'));
    const waiting = threads.ready(engine.started);
    start();
    await setImmediate();
    expect(told).to.deep.equal([]);
    startEngine();
    await waiting;
    expect(told).to.deep.equal(['short run']);
  });

  it('need no helper', async () => {
    const told: string[] = [];
    const [start, guard] = startable<ProcessGuard>();
    start();
    await new ReadingThreads(guard, undefined, () => told.push('short run')).ready();
    expect(told).to.deep.equal(['short run']);
  });
});

/** A thread that has started when the function is called. */
function startable<T>(): [start: () => void, thread: T] {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  return [() => start(), { started } as T];
}
