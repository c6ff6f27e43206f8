import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { QueueDefinition } from '@fde/contracts';
import { Database, DeadLetters, EventLog, privateDatabase } from '@fde/event-log';
import { deliveryStore } from '../delivery-store.js';
import type { MessageBroker } from '../message-broker.js';
import { PostgresBroker } from '../postgres/postgres-broker.js';
import { privateVhost, rabbitMqAnswers } from '../rabbitmq/private-vhost.js';
import { RabbitBroker } from '../rabbitmq/rabbit-broker.js';

/** An adapter with a database, and a virtual host where it needs one, of its own. */
export interface BrokerInstallation {
  readonly log: EventLog;
  readonly deadLetters: DeadLetters;
  /** A further process's broker on the same queues. */
  connect(name: string): MessageBroker;
  /** A process that takes the commands of the sample topology and never ends one; resolves when it has one. */
  stuckProcess(publish: () => Promise<void>): Promise<ChildProcess>;
  remove(): Promise<void>;
}

export interface BrokerAdapter {
  readonly name: string;
  /** False if what it needs is missing (it says so itself). */
  available(): Promise<boolean>;
  install(queues: readonly QueueDefinition[]): Promise<BrokerInstallation>;
}

const stuckProcess =
  (adapter: string, databaseUrl: string, amqpUrl: string) =>
  async (publish: () => Promise<void>): Promise<ChildProcess> => {
    const script = fileURLToPath(new URL('./stuck-consumer.js', import.meta.url));
    const child = spawn(process.execPath, [script, adapter, databaseUrl, amqpUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const taken = once(child.stdout, 'data');
    await publish();
    await taken;
    return child;
  };

const base = async (): Promise<{
  url: string;
  log: EventLog;
  deadLetters: DeadLetters;
  remove(): Promise<void>;
}> => {
  const home = await privateDatabase();
  const database = new Database({ url: home.url });
  await database.migrate();
  const log = new EventLog(database);
  return {
    url: home.url,
    log,
    deadLetters: new DeadLetters(log),
    remove: async () => {
      await database.close();
      await home.drop();
    },
  };
};

export const ADAPTERS: readonly BrokerAdapter[] = [
  {
    name: 'PostgreSQL',
    available: () => Promise.resolve(true),
    async install(queues) {
      const parts = await base();
      return {
        ...parts,
        connect: (name) => new PostgresBroker({ log: parts.log, name, queues }),
        stuckProcess: stuckProcess('PostgreSQL', parts.url, ''),
      };
    },
  },
  {
    name: 'RabbitMQ',
    available: () => rabbitMqAnswers('messaging conformance over RabbitMQ'),
    async install(queues) {
      const parts = await base();
      const vhost = await privateVhost();
      const store = deliveryStore(parts.log, parts.deadLetters);
      return {
        ...parts,
        connect: (name) => new RabbitBroker({ url: vhost.url, name, queues, store }),
        stuckProcess: stuckProcess('RabbitMQ', parts.url, vhost.url),
        remove: async () => {
          await vhost.drop();
          await parts.remove();
        },
      };
    },
  },
];
