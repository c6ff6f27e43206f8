import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { QueueDefinition } from '@fde/contracts';
import { Database, DeadLetters, EventLog, privateDatabase } from '@fde/event-log';
import { sql } from 'kysely';
import { deliveryStore } from '../delivery-store.js';
import type { MessageBroker } from '../message-broker.js';
import { PostgresBroker } from '../postgres/postgres-broker.js';
import { privateVhost, rabbitMqAnswers } from '../rabbitmq/private-vhost.js';
import { RabbitBroker } from '../rabbitmq/rabbit-broker.js';
import { tunnelTo } from './tunnel.js';

const AMQP_PORT = 5672;

/** An adapter with a database, and a virtual host where it needs one, of its own. */
export interface BrokerInstallation {
  readonly log: EventLog;
  readonly deadLetters: DeadLetters;
  /** A further process's broker on the same queues. */
  connect(name: string): MessageBroker;
  /** Ends all connections to the broker; it answers again at once. */
  cutConnections(): Promise<void>;
  /** A process that takes the commands of the sample topology and never ends one; resolves when it has one. */
  stuckProcess(publish: () => Promise<void>): Promise<ChildProcess>;
  remove(): Promise<void>;
}

interface UnreachableBroker {
  readonly broker: MessageBroker;
  close(): Promise<void>;
}

export interface BrokerAdapter {
  readonly name: string;
  /** False if what it needs is missing (it says so itself). */
  available(): Promise<boolean>;
  install(queues: readonly QueueDefinition[]): Promise<BrokerInstallation>;
  /** A broker at an address where nothing answers. */
  connectToNothing(queues: readonly QueueDefinition[]): UnreachableBroker;
}

const stuckProcess =
  (adapter: string, databaseUrl: string, brokerUrl: string) =>
  async (publish: () => Promise<void>): Promise<ChildProcess> => {
    const script = fileURLToPath(new URL('./stuck-consumer.js', import.meta.url));
    const child = spawn(process.execPath, [script, adapter, databaseUrl, brokerUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const taken = once(child.stdout, 'data');
    await publish();
    await taken;
    return child;
  };

const cutDatabaseConnections = async (database: Database): Promise<void> => {
  await database
    .run((db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    )
    .catch(() => undefined);
};

const base = async (): Promise<{
  url: string;
  database: Database;
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
    database,
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
        cutConnections: () => cutDatabaseConnections(parts.database),
        stuckProcess: stuckProcess('PostgreSQL', parts.url, ''),
      };
    },
    connectToNothing(queues) {
      const database = new Database({ url: 'postgres://127.0.0.1:1/none' });
      const broker = new PostgresBroker({ log: new EventLog(database), name: 'away', queues });
      const close = async (): Promise<void> => {
        await broker.close();
        await database.close();
      };
      return { broker, close };
    },
  },
  {
    name: 'RabbitMQ',
    available: () => rabbitMqAnswers('messaging conformance over RabbitMQ'),
    async install(queues) {
      const parts = await base();
      const vhost = await privateVhost();
      const tunnel = await tunnelTo(vhost.url, AMQP_PORT);
      const store = deliveryStore(parts.log, parts.deadLetters);
      return {
        ...parts,
        connect: (name) => new RabbitBroker({ url: tunnel.url, name, queues, store }),
        cutConnections: () => Promise.resolve(tunnel.cut()),
        stuckProcess: stuckProcess('RabbitMQ', parts.url, vhost.url),
        remove: async () => {
          await tunnel.close();
          await vhost.drop();
          await parts.remove();
        },
      };
    },
    connectToNothing(queues) {
      const store = { park: () => Promise.resolve(), redeliver: () => Promise.resolve() };
      const broker = new RabbitBroker({ url: 'amqp://127.0.0.1:1', name: 'away', queues, store });
      return { broker, close: () => broker.close() };
    },
  },
];
