import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import fc from 'fast-check';
import { GatewayProcess } from '../spec-support/gateway-process.js';
import { aCompany, aCompiledStatement, aDocument, anExtraction } from '../spec-support/records.js';
import { randomRequests } from '../spec-support/random-requests.js';
import { responseContract } from '../spec-support/response-contract.js';
import type { RequestTime } from '../spec-support/request-times.js';

const REQUESTS = Number(process.env['GENERATED_REQUESTS'] ?? 2_000);
/** Of an earlier run, to repeat it. */
const SEED = process.env['GENERATED_SEED'];
const AT_ONCE = 10;
const LIMIT_MS = 1_000;
/** For one request with its validation, on a machine with much else to do. */
const PATIENCE_MS = 100;
const START_MS = 90_000;

const inWords = ({ request, milliseconds, processorMilliseconds }: RequestTime): string =>
  `${Math.round(milliseconds)} ms, ${Math.round(processorMilliseconds)} ms of processor time: ${request.slice(0, 200)}`;

describe('Generated requests', () => {
  let running: GatewayProcess;
  before(async function startGateway() {
    this.timeout(START_MS);
    running = await GatewayProcess.start(LIMIT_MS);
  });
  after(() => running.stop());

  it(`${REQUESTS} of them: no 5xx, every answer as openapi.yaml describes it, none over a second`, async () => {
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
    // The first export of a quiet minute starts the thread that writes them, which takes a good part of a second.
    const { id } = await aCompany(client);
    await aCompiledStatement(client, id);
    await client.call('exportCompany', { path: { 'company-id': id } });
    running.beginMeasuring();
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
            expect(status, `${JSON.stringify(batch[at])}; ${running.output}`).to.be.below(500);
          });
        },
      ),
      {
        numRuns: Math.ceil(REQUESTS / AT_ONCE),
        endOnFailure: true,
        ...(SEED === undefined ? {} : { seed: Number(SEED) }),
      },
    );
    const counted = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
    console.log(`      answers by status: ${counted}`);
    expect([...statuses.keys()]).to.include.members([200, 201, 404, 422]);
    const { requests: answered, slowest, over } = await running.times();
    console.log(`      the slowest: ${slowest === undefined ? 'none' : inWords(slowest)}`);
    expect(answered).to.be.at.least(REQUESTS);
    expect(over.map(inWords), 'over a second').to.deep.equal([]);
  }).timeout(60_000 + REQUESTS * PATIENCE_MS);
});
