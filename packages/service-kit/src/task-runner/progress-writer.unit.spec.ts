import type { TaskProgress } from '@fde/event-log';
import { expect } from 'chai';
import { ProgressWriter } from './progress-writer.js';

const recording = (intervalMs: number) => {
  const written: TaskProgress[] = [];
  const errors: unknown[] = [];
  const clock = { now: 0 };
  const writer = new ProgressWriter(async (progress) => { written.push(progress); }, (error) => errors.push(error), intervalMs, () => clock.now);
  return { written, errors, clock, writer };
};

describe('ProgressWriter', () => {
  it('writes every change of step, and drops what comes too soon after', async () => {
    const { written, writer } = recording(10_000);
    writer.report('downloading_file', 0);
    writer.report('downloading_file', 40);
    writer.report('classifying', 0, 'by name');
    await writer.close();
    expect(written).to.deep.equal([
      { step: 'downloading_file', progress: 0, detail: null }, { step: 'classifying', progress: 0, detail: 'by name' },
    ]);
  });

  it('writes the last report of an interval when it is over', async () => {
    const { written, writer } = recording(20);
    for (const percent of [0, 10, 20]) writer.report('processing_pdf', percent);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await writer.close();
    expect(written.map(({ progress }) => progress)).to.deep.equal([0, 20]);
  });

  it('keeps percentages between 0 and 100', async () => {
    const { written, writer, clock } = recording(10);
    writer.report('processing_pdf', -5);
    clock.now = 20;
    writer.report('processing_pdf', Number.NaN);
    clock.now = 40;
    writer.report('processing_pdf', 250);
    await writer.close();
    expect(written.map(({ progress }) => progress)).to.deep.equal([0, 0, 100]);
  });

  it('tells of a report that could not be written and goes on', async () => {
    const errors: unknown[] = [];
    let calls = 0;
    const writer = new ProgressWriter(async () => { if ((calls += 1) === 1) throw new Error('database away'); }, (error) => errors.push(error), 0, () => 0);
    writer.report('classifying', 1);
    writer.report('processing_pdf', 2);
    await writer.close();
    expect(errors).to.have.length(1);
    expect(calls).to.equal(2);
  });
});
