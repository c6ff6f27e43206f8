import { rootContext } from '@fde/event-log';
import { silentLog, type ServiceLog } from '@fde/service-kit';
import { expect } from 'chai';
import fc from 'fast-check';
import { inspect } from 'node:util';
import { aCompany, aDocument, anExtraction } from '../spec-support/records.js';
import { randomRequests } from '../spec-support/random-requests.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const REQUESTS = Number(process.env['RANDOM_REQUESTS'] ?? 20_000);
const AT_ONCE = 10;

describe('Generated requests', () => {
  let running: RunningGateway;
  /** What the gateway itself says of the faults behind a 5xx. */
  const told: string[] = [];
  const log: ServiceLog = {
    ...silentLog,
    error: (message, fields) => told.push(inspect({ message, ...fields })),
    child: () => log,
  };
  before(async () => {
    running = await RunningGateway.start({}, { log });
  });
  after(() => running.stop());

  it(`${REQUESTS} of them: no 5xx, and every answer as openapi.yaml describes it`, async () => {
    const { client } = running;
    for (let i = 0; i < 12; i += 1)
      await anExtraction(client, (await aDocument(client, (await aCompany(client)).id)).id);
    const {
      body: { task_id: finishedTask },
    } = await client.call('recompileCompany', { path: { company_id: 6 } });
    await running.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.fail(finishedTask, null, { code: 'x', message: 'x', retryable: false }),
    );
    const objectKey = 'company_1/2024/report.pdf';
    await running.objects.put(objectKey, Buffer.from('%PDF-1.4'));
    const requests = randomRequests(
      responseContract.document,
      [...responseContract.operations.values()],
      { ids: Array.from({ length: 12 }, (_, index) => index + 1), finishedTask, objectKey },
    );
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (batch) => {
          const answers = await Promise.all(
            batch.map(({ id, options }) => client.call(id, options)),
          );
          answers.forEach(({ status }, at) => {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            expect(
              status,
              `${JSON.stringify(batch[at])}; ${told.splice(0).join('; ')}`,
            ).to.be.below(500);
          });
        },
      ),
      { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
    );
    const counted = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
    console.log(`      answers by status: ${counted}`);
    expect([...statuses.keys()]).to.include.members([200, 201, 404, 422]);
  }).timeout(600_000);
});
