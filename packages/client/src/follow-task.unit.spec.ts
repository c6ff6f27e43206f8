import { expect } from 'chai';
import { createClient } from './create-client.js';
import type { FollowOptions, StreamPermits } from './follow-task.js';
import { ProblemError } from './problem-error.js';
import {
  aTask,
  events,
  json,
  problem,
  ScriptedService,
  TASK_ID,
} from './spec-support/scripted-service.js';

const STREAM = `GET /api/v1/tasks/${TASK_ID}/stream`;
const STATUS = `GET /api/v1/tasks/${TASK_ID}`;
const NEVER: StreamPermits = { take: () => false, release: () => undefined };

const stateOf = ({ status, progress }: ReturnType<typeof aTask>): string =>
  progress === null ? status : `${status} ${progress.progress}`;

const follow = async (service: ScriptedService, options: FollowOptions = {}): Promise<string[]> => {
  const client = createClient({ baseUrl: 'https://fde.example', fetch: service.fetch });
  const states: string[] = [];
  for await (const task of client.followTask(TASK_ID, { againMs: 1, ...options }))
    states.push(stateOf(task));
  return states;
};

const lastEventIds = ({ requests }: ScriptedService): readonly (string | null)[] =>
  requests.map(({ headers }) => headers.get('last-event-id'));

describe('Following a task', () => {
  it('tells every status of the stream, and ends with the final one', async () => {
    const service = new ScriptedService(
      events([
        [1, aTask('PENDING')],
        [2, aTask('STARTED')],
        [3, aTask('PROGRESS', 50)],
        [4, aTask('SUCCESS')],
      ]),
    );
    expect(await follow(service)).to.deep.equal(['PENDING', 'STARTED', 'PROGRESS 50', 'SUCCESS']);
    expect(service.calls).to.deep.equal([STREAM]);
    expect(service.requests[0]?.headers.get('accept')).to.equal('text/event-stream');
  });

  it('goes on behind the last event after a connection ended or broke, telling nothing twice', async () => {
    const service = new ScriptedService(
      events([[2, aTask('STARTED')]], 'ends'),
      events([[3, aTask('PROGRESS', 10)]], 'breaks'),
      new TypeError('fetch failed'),
      events([
        [4, aTask('PROGRESS', 20)],
        [5, aTask('FAILURE')],
      ]),
    );
    const lost: (string | undefined)[] = [];
    const states = await follow(service, { onLost: (error) => lost.push(error?.name) });
    expect(states).to.deep.equal(['STARTED', 'PROGRESS 10', 'PROGRESS 20', 'FAILURE']);
    expect(lastEventIds(service)).to.deep.equal([null, '2', '3', '3']);
    expect(lost).to.deep.equal([undefined, 'TypeError', 'UnreachableError']);
  });

  it('opens a stream anew on which nothing comes, not even a sign of life', async () => {
    const service = new ScriptedService(
      events([[2, aTask('STARTED')]], 'is silent'),
      events([[3, aTask('SUCCESS')]]),
    );
    expect(await follow(service, { silenceMs: 30 })).to.deep.equal(['STARTED', 'SUCCESS']);
    expect(lastEventIds(service)).to.deep.equal([null, '2']);
  });

  it('ends where the service says that nothing more will come', async () => {
    const service = new ScriptedService(
      events([[2, aTask('STARTED')]]),
      new Response(null, { status: 204 }),
    );
    expect(await follow(service)).to.deep.equal(['STARTED']);
  });

  it('asks where a stream is refused, and tells no status twice when one is had again', async () => {
    const service = new ScriptedService(
      problem(429, 'too_many_requests', 'Too many streams'),
      json(aTask('PROGRESS', 10)),
      problem(503, 'service_stopping', 'The service stops'),
      json(aTask('PROGRESS', 10)),
      events([
        [5, aTask('PROGRESS', 10)],
        [6, aTask('SUCCESS')],
      ]),
    );
    expect(await follow(service)).to.deep.equal(['PROGRESS 10', 'SUCCESS']);
    expect(service.calls).to.deep.equal([STREAM, STATUS, STREAM, STATUS, STREAM]);
  });

  it('begins a stream with what is where it asked in between: what is over is not told later', async () => {
    const service = new ScriptedService(
      events([[3, aTask('PROGRESS', 10)]]),
      problem(503, 'database_unavailable', 'Away'),
      json(aTask('PROGRESS', 30)),
      events([[6, aTask('SUCCESS')]]),
    );
    expect(await follow(service)).to.deep.equal(['PROGRESS 10', 'PROGRESS 30', 'SUCCESS']);
    expect(lastEventIds(service)).to.deep.equal([null, '3', null, null]);
  });

  it('asks all the way where it gets no connection for a stream', async () => {
    const service = new ScriptedService(
      json(aTask('PENDING')),
      json(aTask('PENDING')),
      new TypeError('fetch failed'),
      json(aTask('REVOKED')),
    );
    expect(await follow(service, { permits: NEVER })).to.deep.equal(['PENDING', 'REVOKED']);
    expect(new Set(service.calls)).to.deep.equal(new Set([STATUS]));
  });

  it('gives each connection back, however it ended', async () => {
    let lent = 0;
    const permits: StreamPermits = {
      take: () => {
        lent += 1;
        return true;
      },
      release: () => {
        lent -= 1;
      },
    };
    const breaks = events([[1, aTask('PENDING')]], 'breaks');
    await follow(new ScriptedService(breaks, events([[2, aTask('SUCCESS')]])), { permits });
    expect(lent).to.equal(0);
    const service = new ScriptedService(events([[1, aTask('PENDING')]], 'is silent'));
    const client = createClient({ baseUrl: 'https://fde.example', fetch: service.fetch });
    for await (const task of client.followTask(TASK_ID, { permits })) {
      expect([task.status, lent]).to.deep.equal(['PENDING', 1]);
      break;
    }
    expect(lent).to.equal(0);
  });

  it('throws where the task is unknown or access is refused', async () => {
    for (const [status, code] of [
      [404, 'task_not_found'],
      [401, 'unauthenticated'],
    ] as const) {
      const service = new ScriptedService(problem(status, code, 'No'));
      const failure: unknown = await follow(service).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(ProblemError).and.include({ status, code });
    }
  });
});
