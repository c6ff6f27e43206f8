import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import {
  Database,
  DeadLetters,
  EventLog,
  OutboxRelay,
  privateDatabase,
  rootContext,
} from '@fde/event-log';
import { until } from '../spec-support/until.js';
import { deliveryStore } from '../delivery-store.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { RabbitBroker } from './rabbit-broker.js';

const PAGE = new URL('../../../../docs/events.md', import.meta.url);
/** Beside this file, so that it finds amqplib. */
const SCRIPT = fileURLToPath(new URL('./example-consumer-of-docs.mjs', import.meta.url));

const exampleOf = (page: string): string => {
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1];
  if (code === undefined) throw new Error('docs/events.md has no example');
  return code;
};

describe('the example consumer of docs/events.md', function () {
  this.timeout(60_000);
  let vhost: PrivateVhost;
  let child: ChildProcess | undefined;
  const ends: (() => Promise<void>)[] = [];

  before(async function () {
    if (!(await rabbitMqAnswers('the example consumer'))) return this.skip();
    vhost = await privateVhost();
    ends.push(() => vhost.drop());
  });
  after(async () => {
    child?.kill('SIGKILL');
    rmSync(SCRIPT, { force: true });
    for (const end of ends.toReversed()) await end();
  });

  it('hears of a document and of its company, under the key and with the headers of the page', async () => {
    const home = await privateDatabase();
    const database = new Database({ url: home.url });
    await database.migrate();
    const log = new EventLog(database);
    const store = deliveryStore(log, new DeadLetters(log));
    const broker = new RabbitBroker({ url: vhost.url, name: 'spec', store });
    const relay = new OutboxRelay(log, broker);
    relay.start();
    ends.push(
      () => home.drop(),
      () => database.close(),
      () => broker.close(),
      () => relay.stop(),
    );
    writeFileSync(SCRIPT, exampleOf(readFileSync(PAGE, 'utf8')));
    let said = '';
    child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, AMQP_URL: vhost.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    await log.seedCompanies();
    const url = 'https://reports.example/1/2020.pdf';
    let year = 2000;
    // Its queue is bound at some moment: from then on it hears of everything.
    await until('the first event', async () => {
      year += 1;
      await log.transaction(rootContext(), (unit) =>
        unit.records.addDocument(
          {
            company_id: 3,
            url: `${url}?year=${year}`,
            fiscal_year: year,
            document_type: 'Annual Report',
            filing_date: null,
            file_path: null,
            metadata: null,
          },
          'pipeline',
        ),
      );
      return said.includes('document.found');
    });
    expect(said).to.match(/^document\.found DocumentAdded company 3 \{/m);
    expect(said).not.to.include('company.added');
  });
});
