import { FaultyProxy } from '@fde/testing';
import type { BenchStack } from './bench-stack.js';
import { ask } from './keep-alive.js';
import { ratiosToOne, type Scaled } from './ratios-to-one.js';

/** How much later the database answers, as one that is busy or far away. */
const ANSWER_MS = 50;
/** Requests that each gateway answers at once. */
const AT_ONCE = 4;
const REQUESTS_EACH = 300;

/** Requests for documents, as many at once as the gateways take; how many were answered in a second. */
async function rateOf(
  gateways: readonly string[],
  documents: readonly number[],
  each: number,
): Promise<number> {
  const began = performance.now();
  const clients = gateways.flatMap((gateway) =>
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = 0; n < each / AT_ONCE; n++) {
        const document = documents[n % documents.length] ?? 0;
        const { status } = await ask('GET', `${gateway}/api/v1/documents/${document}`);
        if (status !== 200) throw new Error(`A gateway answered ${status}`);
      }
    }),
  );
  await Promise.all(clients);
  return (gateways.length * each) / ((performance.now() - began) / 1000);
}

/** Requests per second of one gateway whose database answers late, and of each of these numbers. */
export async function gatewayRatios(
  stack: BenchStack,
  documents: readonly number[],
  counts: readonly number[],
): Promise<readonly Scaled[]> {
  const late = await FaultyProxy.to(stack.postgres.port, { answersAfterMs: ANSWER_MS });
  const database = new URL(stack.postgres.url);
  database.port = String(late.port);
  try {
    return await ratiosToOne(counts, async (count) => {
      const gateways = await Promise.all(
        Array.from({ length: count }, () => stack.anotherGateway(database.href)),
      );
      const addresses = gateways.map(({ address }) => address);
      await rateOf(addresses, documents, AT_ONCE * 10);
      const perSecond = await rateOf(addresses, documents, REQUESTS_EACH);
      await Promise.all(gateways.map(({ process }) => process.end('SIGTERM')));
      return perSecond;
    });
  } finally {
    await late.close();
  }
}
