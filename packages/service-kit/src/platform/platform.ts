import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES, SERVICES, isEnvelope, type Envelope } from '@fde/contracts';
import {
  Database,
  DeadLetters,
  EventLog,
  OutboxRelay,
  agreeOnMessaging,
  messageFacts,
  outboxState,
  type OutboxState,
} from '@fde/event-log';
import { PostgresBroker, RabbitBroker, deliveryStore, type MessageBroker } from '@fde/messaging';
import { objectStoreFromSettings } from '@fde/object-store';
import { traceIdOf } from '@fde/tracing';
import type { SettingTable, SettingValues } from '../configuration/setting.js';
import type { COMMON_SETTINGS } from '../configuration/common-settings.js';
import type { ServiceEnvironment } from './process-environment.js';
import type { ServiceLog } from '../log/service-log.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import type { Platform } from './platform-parts.js';

/** How long a starting service waits for its database: containers start in any order. */
const DATABASE_WAIT_MS = 60_000;
const DATABASE_PAUSE_MS = 100;

type CommonValues = SettingValues<typeof COMMON_SETTINGS>;

/**
 * As soon as the database answers, and is migrated if this process may not do it. After a minute,
 * throws its last error. Returns whether this process may change tables.
 */
const migrateWhenPossible = async (database: Database, log: ServiceLog): Promise<boolean> => {
  const until = performance.now() + DATABASE_WAIT_MS;
  for (let waited = false; ; waited = true) {
    try {
      return await database.migrate();
    } catch (error) {
      if (performance.now() > until || !isAway(error)) throw error;
      if (!waited) log.warn('waiting for the database', { error });
      await sleep(DATABASE_PAUSE_MS);
    }
  }
};

const AWAY: readonly unknown[] = ['database_unavailable', 'database_behind'];
const isAway = (error: unknown): boolean =>
  AWAY.includes((error as { readonly code?: unknown }).code);

/** A service in a process of its own needs no more than the rights of its role. */
const prepareDatabase = async (
  service: string,
  database: Database,
  log: ServiceLog,
): Promise<void> => {
  const mayChangeTables = await migrateWhenPossible(database, log);
  if (mayChangeTables && SERVICES.some((name) => name === service))
    log.warn('the database role of this service may change and drop every table', {
      cure: 'a role for each service: npx fde-ops roles up',
    });
};

/** Certificates in the form that the clients take; nothing if none is set. */
const tlsOf = (ca: string | undefined, cert: string | undefined, key: string | undefined) =>
  ca === undefined
    ? {}
    : {
        tls: { ca, ...(cert === undefined ? {} : { cert }), ...(key === undefined ? {} : { key }) },
      };

const openBroker = (
  service: string,
  settings: CommonValues,
  eventLog: EventLog,
  deadLetters: DeadLetters,
  log: ServiceLog,
): MessageBroker => {
  if (settings.AMQP_URL === undefined)
    return new PostgresBroker({ log: eventLog, name: service, say: log });
  const { AMQP_CA: ca, AMQP_CLIENT_CERT: cert, AMQP_CLIENT_KEY: key } = settings;
  return new RabbitBroker({
    ...tlsOf(ca, cert, key),
    url: settings.AMQP_URL,
    name: service,
    store: deliveryStore(eventLog, deadLetters),
    log,
  });
};

/** Before the relay starts, which would take commands to where nobody consumes them. */
const agree = async (
  database: Database,
  settings: CommonValues,
  log: ServiceLog,
): Promise<void> => {
  const system = settings.AMQP_URL === undefined ? 'PostgreSQL' : 'RabbitMQ';
  const mayChange = settings.CHANGE_MESSAGING;
  const former = await agreeOnMessaging(database, system, { mayChange });
  if (former !== undefined)
    log.warn('the messaging system has changed', { from: former, to: system });
};

const openDatabase = (service: string, settings: CommonValues, log: ServiceLog): Database =>
  new Database({
    url: settings.DATABASE_URL,
    ...tlsOf(settings.DATABASE_CA, settings.DATABASE_CLIENT_CERT, settings.DATABASE_CLIENT_KEY),
    poolSize: settings.DATABASE_POOL_SIZE,
    applicationName: `fde-${service}`,
    onConnectionLost: (error) => log.warn('an idle connection to the database was lost', { error }),
  });

const refusedFacts = (message: Envelope) => ({
  ...messageFacts(message),
  trace_id: traceIdOf(message.traceparent),
  type: message.type,
});

const openRelay = (eventLog: EventLog, broker: MessageBroker, log: ServiceLog): OutboxRelay =>
  new OutboxRelay(eventLog, broker, {
    onRefused: ({ messageId, queue, envelope }, error) =>
      log.error('a message cannot be published', {
        message_id: messageId,
        ...(queue === '' ? {} : { queue }),
        ...(isEnvelope(envelope) ? refusedFacts(envelope) : {}),
        error,
      }),
    onTrouble: (error) => log.warn('the outbox waits', { error }),
  });

const requireRelay = (relay: OutboxRelay): void => {
  const { running, lastError } = relay.state();
  if (!running) throw new Error('does not run');
  if (lastError !== null) throw new Error('waits for the broker or the database');
};

/**
 * Read in the order of their creation, before all gauges that ask the database: each of those takes
 * a connection, and would be counted as a caller that waits. So it is created with the platform,
 * before a service can create its own.
 */
const measureConnections = (metrics: ServiceMetrics, database: Database): void => {
  metrics.gauge(
    'fde_database_connections',
    'Connections to the database: in use, idle, and callers that wait for one.',
    'state',
    async () => {
      const { total, idle, waiting } = database.poolState();
      return { busy: total - idle, idle, waiting };
    },
  );
};

/**
 * Opens nothing yet: connections are made when the components start. In a process with several
 * services, all use the one platform that the process starts and stops.
 */
export const openPlatform = <T extends SettingTable>(
  environment: ServiceEnvironment<T>,
): Platform => {
  const { service, log, platform } = environment;
  if (platform !== undefined) {
    measureConnections(environment.metrics, platform.database);
    return { ...platform, components: [] };
  }
  const settings: CommonValues = environment.settings;
  const database = openDatabase(service, settings, log);
  measureConnections(environment.metrics, database);
  const eventLog = new EventLog(database, {
    publishAllTaskEvents: settings.PUBLISH_ALL_TASK_EVENTS,
  });
  const deadLetters = new DeadLetters(eventLog);
  const broker = openBroker(service, settings, eventLog, deadLetters, log);
  const relay = openRelay(eventLog, broker, log);
  const objects = objectStoreFromSettings(environment.variables);
  return {
    database,
    eventLog,
    deadLetters,
    broker,
    relay,
    objects,
    components: [
      {
        name: 'database',
        start: () => prepareDatabase(service, database, log),
        stop: () => database.close(),
      },
      {
        name: 'broker',
        start: () => agree(database, settings, log),
        stop: () => broker.close(),
      },
      { name: 'outbox relay', start: async () => relay.start(), stop: () => relay.stop() },
    ],
    checks: [
      { name: 'database', check: () => database.check() },
      { name: 'broker', check: () => broker.check() },
      { name: 'file store', check: () => objects.check() },
      { name: 'outbox relay', check: () => requireRelay(relay) },
    ],
  };
};

/** Of the folder, or of the nearest one above it while it does not exist. */
const diskBytes = async (
  folder: string,
): Promise<{ readonly free: number; readonly total: number }> => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const disk = await statfs(at).catch(() => undefined);
    if (disk !== undefined)
      return { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
    if (at === dirname(at)) throw new Error(`The disk of ${folder} cannot be read`);
  }
};

/** Outbox, queues and disk as gauges. */
export const measurePlatform = <T extends SettingTable>(
  environment: ServiceEnvironment<T>,
  platform: Platform,
): void => {
  const { metrics } = environment;
  const settings: CommonValues = environment.settings;
  measureOutbox(metrics, platform);
  measureQueues(metrics, platform);
  metrics.gauge(
    'fde_disk_bytes',
    'Disk of FDE_DATA_DIR: free to this process, and all of it.',
    'state',
    () => diskBytes(settings.FDE_DATA_DIR),
  );
};

const measureOutbox = (metrics: ServiceMetrics, { eventLog, relay }: Platform): void => {
  const outbox = async (read: (state: OutboxState) => Readonly<Record<string, number>>) =>
    read(await eventLog.database.run(outboxState));
  metrics.gauge(
    'fde_outbox_messages',
    'Messages in the outbox: due, scheduled for later, refused by the broker.',
    'state',
    () => outbox(({ due, scheduled, refused }) => ({ due, scheduled, refused })),
  );
  metrics.gauge(
    'fde_outbox_oldest_seconds',
    'Age of the oldest message that is due.',
    'state',
    () => outbox(({ oldestDueSeconds }) => ({ due: oldestDueSeconds })),
  );
  metrics.gauge(
    'fde_relay_up',
    '1 while the outbox is being emptied, 0 while the relay is stopped or waits for the broker or the database.',
    'relay',
    async () => {
      const { running, lastError } = relay.state();
      return { outbox: running && lastError === null ? 1 : 0 };
    },
  );
};

const measureQueues = (metrics: ServiceMetrics, { broker }: Platform): void => {
  const depthOf = async (queue: (typeof QUEUES)[keyof typeof QUEUES]) =>
    [queue.name, await broker.depth(queue)] as const;
  metrics.gauge('fde_queue_messages', 'Messages that wait in a queue.', 'queue', async () =>
    Object.fromEntries(await Promise.all(Object.values(QUEUES).map(depthOf))),
  );
};
