import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { DoubtedCompany } from '../doubted-company.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';

const FIGURES = 12;
const SHOWN_WITHIN_MS = 120_000;

const shown = (
  company: DoubtedCompany,
  name: string,
  values: readonly number[],
): Promise<unknown> =>
  waitFor(async () => values.includes((await company.compiled(name)) ?? NaN), {
    timeoutMs: SHOWN_WITHIN_MS,
    intervalMs: 200,
    what: `${values.join(' or ')} in ${name}`,
  });

/** Verdicts given before, while and after the compiler is killed all reach the compiled statement. */
async function compilerKilled({ stack, random }: Chaos): Promise<void> {
  const company = await DoubtedCompany.create(stack.api, FIGURES);
  const reviews = await company.reviews();
  expect(reviews, 'figures that are asked for').to.have.length(FIGURES);
  const tasks: { readonly taskId: string }[] = [];
  for (const [at, review] of reviews.entries()) {
    if (at % 4 === 1) await stack.service('compiler').kill();
    const { status, body } = await company.correct(review.id, 50_000 + at);
    expect(status, `verdict ${at}`).to.equal(200);
    if (typeof body.task_id === 'string') tasks.push({ taskId: body.task_id });
    await sleep(random.between(0, 300));
    if (at % 4 === 2) stack.service('compiler').launch();
  }
  await stack.mend();
  await allSucceed(stack, tasks);
  for (const [at, { item }] of reviews.entries())
    await shown(company, item?.name ?? '', [50_000 + at]);
}

/**
 * Two people settle the same figures at the same moment, many times: each figure gets one verdict, and that one is
 * shown.
 */
async function settledTwice({ stack }: Chaos): Promise<void> {
  const company = await DoubtedCompany.create(stack.api, FIGURES);
  for (const review of await company.reviews()) {
    const both = await Promise.all([
      company.correct(review.id, 60_001),
      company.correct(review.id, 60_002),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.toSorted(), 'one wins, the other is told').to.deep.equal([200, 409]);
    await shown(company, review.item?.name ?? '', [statuses[0] === 200 ? 60_001 : 60_002]);
  }
  expect(await company.reviews('settled')).to.have.length(FIGURES);
}

export const REVIEWS: readonly Scenario[] = [
  {
    number: 24,
    name: 'figures reviewed while the compiler is killed',
    adapters: BOTH,
    seconds: 20,
    run: compilerKilled,
  },
  {
    number: 24,
    name: 'figures reviewed twice at the same time',
    adapters: BOTH,
    seconds: 15,
    run: settledTwice,
  },
];
