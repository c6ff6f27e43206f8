import {
  Database,
  DeadLetters,
  EventLog,
  privateDatabase,
  type PrivateDatabase,
} from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { silentLog, type HealthCheck } from '@fde/service-kit';
import type { ResolveHost } from '@fde/web-client/url-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { databaseCheck } from '../gateway-service.js';
import { Gateway, type GatewayFoundations, type GatewayOptions } from '../gateway.js';
import { ContractClient } from './contract-client.js';

export const TEST_OPTIONS: GatewayOptions = {
  webhookKey: Buffer.alloc(32, 'spec').toString('base64'),
  host: '127.0.0.1',
  port: 0,
  origins: ['*'],
  hosts: [],
  maxBodyBytes: 1024 * 1024,
  bodyTimeoutMs: 5_000,
  maxUploadBytes: 2 * 1024 * 1024,
  requestTimeoutMs: 20_000,
  streamHeartbeatMs: 100,
  streamPollMs: 20,
  stopGraceMs: 5_000,
  consoleDirectory: join(tmpdir(), 'no-console'),
};

/** Every name is a public one, and nobody is asked. */
const resolveHost: ResolveHost = async () => [{ address: '93.184.216.34', family: 4 }];

/** Whether the relay is alive, as a spec sets it. */
export class RelaySwitch implements HealthCheck {
  readonly name = 'relay';
  alive = true;
  check(): void {
    if (!this.alive) throw new Error('does not run');
  }
}

/** A gateway on a database and a folder of its own. */
export class RunningGateway {
  readonly client: ContractClient;
  readonly eventLog: EventLog;
  readonly deadLetters: DeadLetters;
  readonly objects: FileSystemObjectStore;
  readonly relay: RelaySwitch;
  readonly gateway: Gateway;
  readonly database: PrivateDatabase;
  readonly #folder: string;

  private constructor(parts: {
    client: ContractClient;
    eventLog: EventLog;
    deadLetters: DeadLetters;
    objects: FileSystemObjectStore;
    relay: RelaySwitch;
    gateway: Gateway;
    database: PrivateDatabase;
    folder: string;
  }) {
    this.client = parts.client;
    this.eventLog = parts.eventLog;
    this.deadLetters = parts.deadLetters;
    this.objects = parts.objects;
    this.relay = parts.relay;
    this.gateway = parts.gateway;
    this.database = parts.database;
    this.#folder = parts.folder;
  }

  static async start(
    options: Partial<GatewayOptions> = {},
    replace: Partial<GatewayFoundations> = {},
    usual: GatewayOptions = TEST_OPTIONS,
  ): Promise<RunningGateway> {
    const database = await privateDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'fde-gateway-'));
    const eventLog = new EventLog(new Database({ url: database.url }));
    await eventLog.database.migrate();
    await eventLog.seedCompanies();
    const objects = new FileSystemObjectStore(folder);
    const deadLetters = new DeadLetters(eventLog);
    const relay = new RelaySwitch();
    const checked = databaseCheck(eventLog.database);
    const gateway = new Gateway(
      {
        eventLog,
        deadLetters,
        objects,
        healthChecks: [checked, relay],
        readinessChecks: [checked],
        registry: new Registry(),
        log: silentLog,
        resolveHost,
        ...replace,
      },
      { ...usual, ...options },
    );
    const { port } = await gateway.start();
    return new RunningGateway({
      client: new ContractClient(`http://127.0.0.1:${port}`),
      eventLog,
      deadLetters,
      objects,
      relay,
      gateway,
      database,
      folder,
    });
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    await this.eventLog.database.close();
    await this.database.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
