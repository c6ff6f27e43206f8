import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ChaosStack, DoubtedCompany } from '@fde/trials/lab';
import { Aims } from './aims.js';

const HELP = `Usage: npm run reviews -w lab -- [--reviews N] [--adapter rabbitmq|postgres]

How soon a verdict is in the compiled statement. Each service runs in its own process; each review is settled over REST,
and the compiled statement is requested until it shows the number.

  --reviews N   how many, one after the other (60)`;

/** How long a person may wait for the number, in 95 of 100 cases. */
const WITHIN_MS = 1000;
const LOOK_MS = 10;
const SHARE = 0.95;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    reviews: { type: 'string', default: '60' },
    adapter: { type: 'string', default: 'rabbitmq' },
  },
});

const quantileOf = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ??
  0;

async function untilShown(company: DoubtedCompany, id: number, name: string): Promise<number> {
  const began = performance.now();
  const value = 70_000 + id;
  const { status } = await company.correct(id, value);
  if (status !== 200) throw new Error(`The verdict was answered ${status}`);
  while ((await company.compiled(name)) !== value) await sleep(LOOK_MS);
  return performance.now() - began;
}

async function measure(stack: ChaosStack, count: number): Promise<void> {
  const company = await DoubtedCompany.create(stack.api, count);
  const times: number[] = [];
  for (const { id, item } of await company.reviews())
    times.push(await untilShown(company, id, item?.name ?? ''));
  console.log(
    `${times.length} reviews: median ${quantileOf(times, 0.5).toFixed(0)} ms, p95 ${quantileOf(times, SHARE).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  const aims = new Aims();
  aims.below(
    'a verdict in the compiled statement, p95,',
    WITHIN_MS,
    quantileOf(times, SHARE),
    'ms',
  );
  aims.print();
}

if (values.help) console.log(HELP);
else {
  const stack = await ChaosStack.start(values.adapter === 'postgres' ? 'postgres' : 'rabbitmq');
  try {
    await measure(stack, Number(values.reviews));
  } finally {
    await stack.remove(false);
  }
}
