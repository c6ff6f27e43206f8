// The gateway as it is deployed (validation, identity, metrics, CORS, compression), for the program `gateway`. The relay is
// left out unless asked for: the bare handlers publish nothing either.
import { Database, DeadLetters, EventLog, OutboxRelay } from '@fde/event-log';
import { Gateway } from '@fde/gateway';
import { PostgresBroker } from '@fde/messaging';
import { objectStoreFromSettings } from '@fde/object-store';
import { ServiceMetrics, silentLog } from '@fde/service-kit';

const { DATABASE_URL: url } = process.env;
if (url === undefined) throw new Error('DATABASE_URL names the database; gateway.mjs starts this');
const eventLog = new EventLog(new Database({ url }));
if (process.argv.includes('--relay'))
  new OutboxRelay(eventLog, new PostgresBroker({ log: eventLog, name: 'bench' })).start();
else eventLog.onOutbox(() => undefined);

const gateway = new Gateway(
  {
    eventLog,
    deadLetters: new DeadLetters(eventLog),
    objects: objectStoreFromSettings(),
    healthChecks: [],
    readinessChecks: [],
    registry: new ServiceMetrics('gateway').registry,
    log: silentLog,
  },
  {
    host: '127.0.0.1',
    port: 0,
    origins: ['*'],
    hosts: [],
    maxBodyBytes: 5 * 1024 * 1024,
    maxUploadBytes: 100 * 1024 * 1024,
    bodyTimeoutMs: 30_000,
    requestTimeoutMs: 60_000,
    streamHeartbeatMs: 15_000,
    streamPollMs: 300,
    stopGraceMs: 1000,
  },
);
process.send?.({ port: (await gateway.start()).port });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit(0));
