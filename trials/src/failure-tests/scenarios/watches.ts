import { setTimeout as sleep } from 'node:timers/promises';
import { Database, EventLog, rootContext, setWatch } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { rowsAreCurrent } from '../audit.js';
import type { ChaosStack } from '../chaos-stack.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import type { SqlRow } from '../sql-rows.js';
import { allSucceed } from '../task-facts.js';

/** Shorter than any interval a client may ask for, so that hours become seconds. */
const INTERVAL = 'PT6S';
const RANDOM_KILLS = 3;

const watch = async (stack: ChaosStack, companyId: number): Promise<void> => {
  const database = new Database({ url: stack.databaseUrl });
  try {
    await new EventLog(database).transaction(rootContext(), (unit) =>
      setWatch(unit, companyId, { interval: INTERVAL, cron: null, timezone: null }, null),
    );
  } finally {
    await database.close();
  }
};

const findFirings = (stack: ChaosStack, companyId: number): Promise<readonly SqlRow[]> =>
  stack.sql(
    `select type, data ->> 'due_at' as due_at, data ->> 'next_due_at' as next_due_at, data ->> 'task_id' as task_id
     from events where stream_id = $1 and type <> 'WatchEnded' order by version`,
    [`watch-${companyId}`],
  );

const firedAgain = async (stack: ChaosStack, companyId: number): Promise<void> => {
  const before = (await findFirings(stack, companyId)).length;
  await waitFor(async () => (await findFirings(stack, companyId)).length > before, {
    timeoutMs: 90_000,
    intervalMs: 100,
    what: 'the watch to fire again',
  });
};

const isHeldUp = async (stack: ChaosStack): Promise<boolean> =>
  (
    await stack.sql(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update "watches"%'`,
    )
  ).length > 0;

/** A transaction is held up after it began the run and before it placed the next due time; then the process dies. */
async function killBetweenStartAndNext(stack: ChaosStack, companyId: number): Promise<void> {
  const database = new Database({ url: stack.databaseUrl });
  try {
    await database.db.transaction().execute(async (db) => {
      await db
        .selectFrom('watches')
        .select('version')
        .where('company_id', '=', companyId)
        .forUpdate()
        .execute();
      await waitFor(() => isHeldUp(stack), {
        timeoutMs: 90_000,
        intervalMs: 20,
        what: 'a firing that is held up',
      });
      await stack.service('orchestrator').kill();
    });
  } finally {
    await database.close();
  }
  stack.service('orchestrator').launch();
}

/** Each firing is for the due time that the previous one placed: none is missing, none happens twice. */
function expectOneChain(firings: readonly SqlRow[]): void {
  for (const [at, { due_at }] of firings.entries())
    if (at > 0) expect(due_at, `due time ${at}`).to.equal(firings[at - 1]?.['next_due_at']);
}

async function firingDuringRestarts({ stack, load, random }: Chaos): Promise<void> {
  const { id: companyId } = await stack.api.addCompany({ name: 'Watched', ir_url: load.siteUrl });
  await watch(stack, companyId);
  await killBetweenStartAndNext(stack, companyId);
  await firedAgain(stack, companyId);
  for (let times = 0; times < RANDOM_KILLS; times += 1) {
    await firedAgain(stack, companyId);
    await sleep(random.between(0, 200));
    await stack.service('orchestrator').kill();
    stack.service('orchestrator').launch();
  }
  await stack.mend();
  await firedAgain(stack, companyId);
  await fetch(`${stack.api.url}/api/v1/companies/${companyId}/watch`, { method: 'DELETE' });
  const firings = await findFirings(stack, companyId);
  expectOneChain(firings);
  const fired = firings
    .filter(({ type }) => type === 'WatchFired')
    .map(({ task_id: id }) => String(id));
  await rowsAreCurrent(stack.databaseUrl);
  const runs = await stack.sql(
    `select task_id from task_status where company_id = $1 and operation = 'extract_company'`,
    [companyId],
  );
  expect(
    runs.map(({ task_id: id }) => String(id)).toSorted(),
    'a run for each firing, and no other',
  ).to.deep.equal(fired.toSorted());
  await allSucceed(
    stack,
    fired.map((taskId) => ({ taskId })),
  );
  expect(
    await stack.sql(`select 1 from outbox where envelope ->> 'type' = 'FireWatch'`),
    'due times of a watch that has ended',
  ).to.deep.equal([]);
}

export const WATCHES: readonly Scenario[] = [
  {
    number: 25,
    name: 'a watch firing during a restart',
    adapters: BOTH,
    seconds: 40,
    run: firingDuringRestarts,
  },
];
