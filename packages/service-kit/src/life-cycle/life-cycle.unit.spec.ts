import { expect } from 'chai';
import { silentLog } from '../log/service-log.js';
import { LifeCycle, type Component } from './life-cycle.js';

const recording = (calls: string[], name: string, failing?: 'start' | 'stop'): Component => ({
  name,
  start: async () => {
    calls.push(`start ${name}`);
    if (failing === 'start') throw new Error(`${name} cannot start`);
  },
  stop: async () => {
    calls.push(`stop ${name}`);
    if (failing === 'stop') throw new Error(`${name} cannot stop`);
  },
});

describe('LifeCycle', () => {
  it('starts in order and stops in reverse, once', async () => {
    const calls: string[] = [];
    const cycle = new LifeCycle([recording(calls, 'log'), recording(calls, 'runner')], silentLog);
    expect(cycle.state).to.equal('created');
    await cycle.start();
    expect(cycle.state).to.equal('active');
    await Promise.all([cycle.stop(), cycle.stop()]);
    expect(cycle.state).to.equal('stopped');
    expect(calls).to.deep.equal(['start log', 'start runner', 'stop runner', 'stop log']);
  });

  it('stops what was started when a start fails, and passes the error on', async () => {
    const calls: string[] = [];
    const cycle = new LifeCycle(
      [recording(calls, 'log'), recording(calls, 'broker', 'start'), recording(calls, 'runner')],
      silentLog,
    );
    const error = await cycle.start().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(Error).with.property('message', 'broker cannot start');
    expect(calls).to.deep.equal(['start log', 'start broker', 'stop broker', 'stop log']);
  });

  it('stops the others when one does not stop', async () => {
    const calls: string[] = [];
    const cycle = new LifeCycle(
      [recording(calls, 'log'), recording(calls, 'broker', 'stop')],
      silentLog,
    );
    await cycle.start();
    await cycle.stop();
    expect(calls.slice(-2)).to.deep.equal(['stop broker', 'stop log']);
    expect(cycle.state).to.equal('stopped');
  });
});
