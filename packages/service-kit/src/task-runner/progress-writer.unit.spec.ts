import type { TaskProgress } from '@fde/event-log';
import { expect } from 'chai';
import { ProgressWriter } from './progress-writer.js';

const recording = (intervalMs: number) => {
  const written: TaskProgress[] = [];
  const errors: unknown[] = [];
  const clock = { now: 0 };
  const writer = new ProgressWriter(
    async (progress) => {
      written.push(progress);
    },
    (error) => errors.push(error),
    intervalMs,
    () => clock.now,
  );
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
      { step: 'downloading_file', progress: 0, detail: null },
      { step: 'classifying', progress: 0, detail: 'by name' },
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
    for (const percent of [-5, Number.NaN, 250]) {
      clock.now += 20;
      writer.report('processing_pdf', percent);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writer.close();
    expect(written.map(({ progress }) => progress)).to.deep.equal([0, 0, 100]);
  });

  it('tells of a report that could not be written and goes on', async () => {
    const errors: unknown[] = [];
    let calls = 0;
    const writer = new ProgressWriter(
      async () => {
        if ((calls += 1) === 1) throw new Error('database away');
      },
      (error) => errors.push(error),
      0,
      () => 0,
    );
    writer.report('classifying', 1);
    writer.report('processing_pdf', 2);
    await new Promise((resolve) => setImmediate(resolve));
    await writer.close();
    expect(errors).to.have.length(1);
    expect(calls).to.equal(2);
  });

  it('keeps the last report of each step while a write takes long, and gives the rest up at the end of the attempt', async () => {
    const written: string[] = [];
    let goOn: (fault?: Error) => void = () => undefined;
    const writer = new ProgressWriter(
      ({ step, progress }) => {
        written.push(`${step} ${progress}`);
        return new Promise((resolve, reject) => {
          goOn = (fault) => (fault === undefined ? resolve() : reject(fault));
        });
      },
      () => undefined,
      0,
      () => 0,
    );
    writer.report('downloading_file', 0);
    for (let percent = 0; percent <= 100; percent += 1) {
      writer.report('processing_pdf', percent);
      writer.report('calling_llm', percent);
    }
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).to.deep.equal(['downloading_file 0', 'processing_pdf 100']);
    const closed = writer.close();
    goOn(new Error('database away'));
    await closed;
    expect(written).to.have.length(2);
  });
});
