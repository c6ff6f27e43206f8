import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@fde/contracts';
import {
  Database,
  EventLog,
  rebuildReadModels,
  rootContext,
  verifyReadModels,
} from '@fde/event-log';
import { expect } from 'chai';
import { ServiceApi } from '../../demo/service-api.js';
import { audit } from '../audit.js';
import { ended, type Load } from '../load.js';
import { sqlRows } from '../sql-rows.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';

async function restartDatabase({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 2);
  const before = stack.services.map(({ pid }) => pid);
  for (let times = 0; times < 2; times++) {
    await sleep(random.between(500, 3_000));
    await stack.postgres.restart();
  }
  await sleep(random.between(200, 2_000));
  await stack.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
  );
  await allSucceed(stack, started);
  expect(
    stack.services.map(({ pid, running }) => (running ? pid : undefined)),
    'processes that live on',
  ).to.deep.equal(before);
}

/** A separate system on an empty database and an empty broker, with every service started twice at the same moment. */
async function manyOnAnEmptyDatabase({ stack, load }: Chaos): Promise<void> {
  const name = `empty_${Date.now()}`;
  await stack.sql(`create database ${name}`);
  if (stack.adapter === 'rabbitmq') await stack.rabbit.addVhost(name);
  const instances = await Promise.all(
    [...SERVICES, ...SERVICES].map((service) =>
      stack.another(service, { databaseName: name, vhost: name }),
    ),
  );
  try {
    for (const instance of instances) instance.launch();
    await Promise.all(instances.map((instance) => instance.healthy(150_000)));
    expect(
      instances.every(({ running }) => running),
      'all run',
    ).to.equal(true);
    const written = await Promise.all(instances.map((instance) => instance.logged()));
    expect(
      written.flat().filter(({ level }) => level === 'error'),
      'errors in the logs',
    ).to.deep.equal([]);
    await theyWork(
      stack.postgres.url.replace(/postgres$/, name),
      new ServiceApi(new URL(instances[0]?.healthUrl ?? '').origin),
      load,
    );
  } finally {
    await Promise.all(instances.map((instance) => instance.remove()));
    if (stack.adapter === 'rabbitmq') await stack.rabbit.ctl('delete_vhost', name);
    await stack.sql(`drop database ${name} with (force)`);
  }
}

/** It is migrated once, seeded once, and able to do all the work. */
async function theyWork(url: string, api: ServiceApi, load: Load): Promise<void> {
  expect(
    await sqlRows(url, 'select name from kysely_migration group by name having count(*) > 1'),
    'migrations that ran twice',
  ).to.deep.equal([]);
  expect(await sqlRows(url, 'select name from companies'), 'seeded companies').to.have.length(6);
  const { taskId } = await load.pipeline(api);
  expect((await ended(api, taskId, 240_000)).status).to.equal('SUCCESS');
  await audit(url);
}

/** Tasks requested in transactions that stay open while others commit around them. */
async function slowTransactions({ stack, load, random }: Chaos): Promise<void> {
  const database = new Database({ url: stack.databaseUrl });
  const eventLog = new EventLog(database);
  try {
    const slow = Array.from({ length: 4 }, (_, index) =>
      eventLog.transaction(rootContext(), async (unit) => {
        const company = await unit.records.addCompany(
          { name: `Slow ${index}`, primary_ticker: null, tickers: null, ir_url: load.siteUrl },
          'client',
        );
        const { task } = await unit.tasks.request({
          operation: 'scrape_company',
          companyId: company.id,
          documentId: null,
        });
        await sleep(random.between(1_000, 5_000));
        return task;
      }),
    );
    const quick = await load.pipelines(stack.api, 2);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stack.api.addCompany({ name: `Quick ${index}`, ir_url: load.siteUrl }),
      ),
    );
    await allSucceed(stack, [...quick, ...(await Promise.all(slow))]);
  } finally {
    await database.close();
  }
}

async function rebuiltWhileWriting({ stack, load }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 2);
  for (let times = 0; times < 3; times++) {
    // Compared with the live ones; rows that only lag behind the log, because the tracker has not heard yet, count as
    // equal.
    const { tables } = await verifyReadModels({ url: stack.databaseUrl });
    expect(
      tables.flatMap(({ differences }) => differences),
      'rows that differ from the live ones',
    ).to.deep.equal([]);
    await rebuildReadModels({ url: stack.databaseUrl });
    await sleep(500);
  }
  await allSucceed(stack, started);
}

export const DATABASE: readonly Scenario[] = [
  {
    number: 7,
    name: 'PostgreSQL restarted, its connections terminated',
    adapters: BOTH,
    seconds: 20,
    run: restartDatabase,
  },
  {
    number: 17,
    name: 'many instances at once on an empty database',
    adapters: BOTH,
    seconds: 35,
    run: manyOnAnEmptyDatabase,
  },
  {
    number: 18,
    name: 'concurrent appends with slow transactions',
    adapters: BOTH,
    seconds: 20,
    run: slowTransactions,
  },
  {
    number: 19,
    name: 'projections rebuilt while writing',
    adapters: BOTH,
    seconds: 20,
    run: rebuiltWhileWriting,
  },
];
