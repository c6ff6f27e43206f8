import { expect } from 'chai';
import { createClient } from './create-client.js';
import {
  aTask,
  events,
  json,
  problem,
  ScriptedService,
  TASK_ID,
} from './spec-support/scripted-service.js';
import { TaskWaitError } from './wait-for-task.js';

const clientOf = (service: ScriptedService) =>
  createClient({ baseUrl: 'https://fde.example', fetch: service.fetch });

describe('Waiting for a task', () => {
  it('resolves with the final status, whatever it is, and tells of those on the way', async () => {
    const service = new ScriptedService(
      events([
        [1, aTask('PENDING')],
        [2, aTask('STARTED')],
      ]),
      events([[3, aTask('FAILURE')]]),
    );
    const heard: string[] = [];
    const task = await clientOf(service).waitForTask(TASK_ID, {
      againMs: 1,
      onStatus: ({ status }) => heard.push(status),
    });
    expect(task.status).to.equal('FAILURE');
    expect(heard).to.deep.equal(['PENDING', 'STARTED', 'FAILURE']);
  });

  it('asks for the end where a stream has nothing more to tell', async () => {
    const service = new ScriptedService(
      events([[1, aTask('PENDING')]]),
      new Response(null, { status: 204 }),
      json(aTask('SUCCESS')),
    );
    expect((await clientOf(service).waitForTask(TASK_ID, { againMs: 1 })).status).to.equal(
      'SUCCESS',
    );
  });

  it('says where the task stands when the time is over', async () => {
    const refused = () => problem(429, 'too_many_requests', 'Too many streams');
    const service = new ScriptedService(refused(), json(aTask('PROGRESS', 10)));
    const failure: unknown = await clientOf(service)
      .waitForTask(TASK_ID, { againMs: 60_000, timeoutMs: 50 })
      .catch((error: unknown) => error);
    expect(failure)
      .to.be.instanceOf(TaskWaitError)
      .with.property('message', `Task ${TASK_ID} has not ended within 50 ms; status PROGRESS`);
  });

  it("throws the caller's reason where the caller ends it", async () => {
    const reason = new Error('no longer wanted');
    const ends = new AbortController();
    const service = new ScriptedService(json(aTask('PENDING')));
    const waits = clientOf(service).waitForTask(TASK_ID, {
      permits: { take: () => false, release: () => undefined },
      signal: ends.signal,
      onStatus: () => ends.abort(reason),
    });
    expect(await waits.catch((error: unknown) => error)).to.equal(reason);
  });
});
