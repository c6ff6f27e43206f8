import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WorkThread, type ThreadLimits } from './work-thread.js';

const LIMITS: ThreadLimits = { maxWaiting: 2, memoryMb: 64, timeoutMs: 10_000, idleMs: 1_000 };
const ANSWER_JOBS = new URL('./answer-jobs.js', import.meta.url);
const CONTRACTS = import.meta.resolve('@fde/contracts');
/** Spins, refuses or breaks, as the job says, and otherwise gives the job back. */
const PROGRAM = `
  import { answerJobs } from ${JSON.stringify(ANSWER_JOBS.href)};
  import { ServiceError } from ${JSON.stringify(CONTRACTS)};
  answerJobs(({ spinMs = 0, refuse, fail, name }) => {
    for (const end = Date.now() + spinMs; Date.now() < end;);
    if (refuse) throw new ServiceError(refuse, 'not this one');
    if (fail) throw new TypeError(fail);
    return name;
  });`;

interface Job {
  readonly name?: string;
  readonly spinMs?: number;
  readonly refuse?: string;
  readonly fail?: string;
}

describe('a thread for work that takes long', () => {
  let folder: string;
  let thread: WorkThread<Job, string>;
  const threadWith = (limits: Partial<ThreadLimits> = {}): WorkThread<Job, string> => {
    const work = {
      script: pathToFileURL(join(folder, 'program.mjs')),
      start: null,
      jobs: 'jobs wait',
      tooLarge: (limit: string) => new ServiceError('too_large', `It takes ${limit}`),
    };
    thread = new WorkThread(work, { ...LIMITS, ...limits });
    return thread;
  };
  const faultOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-thread-'));
    await writeFile(join(folder, 'program.mjs'), PROGRAM);
  });
  afterEach(() => thread.stop());
  after(() => rm(folder, { recursive: true }));

  it('does one job after the other, and leaves the loop of its service free', async () => {
    const answers = threadWith();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 10);
    const all = await Promise.all([
      answers.do({ name: 'first', spinMs: 600 }),
      answers.do({ name: 'second' }),
    ]);
    clearInterval(turning);
    expect(all).to.deep.equal(['first', 'second']);
    expect(turns).to.be.above(10);
  });

  it('passes on why a job is refused, and goes on', async () => {
    const answers = threadWith();
    expect(await faultOf(answers.do({ refuse: 'raw_data_invalid' }))).to.include({
      code: 'raw_data_invalid',
      message: 'not this one',
    });
    expect(await answers.do({ name: 'next' })).to.equal('next');
  });

  it('tells of an error of the program, and starts it anew', async () => {
    const answers = threadWith();
    expect(String(await faultOf(answers.do({ fail: 'a fault' })))).to.contain('a fault');
    expect(await answers.do({ name: 'next' })).to.equal('next');
  });

  it('gives up a job that takes too long, and takes no more than may wait', async () => {
    const answers = threadWith({ timeoutMs: 400, maxWaiting: 0 });
    const late = faultOf(answers.do({ spinMs: 60_000 }));
    expect(await faultOf(answers.do({ name: 'too many' }))).to.include({
      code: 'too_many_requests',
    });
    expect(await late).to.include({ code: 'too_large', message: 'It takes more than 0.4 s' });
  });
});
