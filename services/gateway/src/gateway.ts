import {
  ApiKeys,
  TASK_STATUS_CHANNEL,
  companySummaries,
  searchRecords,
  incompleteRuns,
  statementChangesOf,
  rowMovesOf,
  watchOf,
  type DeadLetters,
  type EventLog,
} from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';
import { checkHealth, type HealthCheck, type ServiceLog } from '@fde/service-kit';
import { UrlCheck, type ResolveHost } from '@fde/web-client/url-check';
import { SecretSeal, Webhooks, type WebhookLimits } from '@fde/webhooks';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { AccessControl, type AccessOptions } from './access/access-control.js';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './access/open-streams.js';
import { ClientRateLimits, type RateLimits } from './access/rate-limits.js';
import { contractOperations, type Method } from './contract/contract-operation.js';
import { readOpenApiDocument, type OpenApiDocument } from './contract/open-api-document.js';
import { contractAjv } from './contract/request-validator.js';
import { EXPORT_LIMITS, ExportWriter } from './exports/export-writer.js';
import { gatewayApp } from './app/app.js';
import { CONSOLE_DIRECTORY } from './http/pages/console-files.js';
import { ServedPages } from './http/pages/served-pages.js';
import { GatewayServer, SERVER_TIMEOUTS, type ServerTimeouts } from './http/gateway-server.js';
import { PagePictures, PICTURE_LIMITS, type PictureLimits } from './page-pictures/page-pictures.js';
import { CompiledDataReader } from './contract/readable-compiled-data.js';
import type { GatewayParts } from './routes/route.js';
import type { ServiceFacts } from './routes/service-facts.js';
import { SERIES_LIMITS, SeriesOnDay } from './series-on-day/series-on-day.js';
import { TaskChanges } from './task-stream/task-changes.js';
import type { ThreadLimits } from '@fde/work-thread';

/** Of gateways that are composed without settings. */
const WEBHOOK_LIMITS: WebhookLimits = { perHost: 10, inAll: 100 };

export interface GatewayOptions {
  /** Seals the secrets of webhooks; without it there are none. */
  readonly webhookKey?: string;
  readonly webhookLimits?: WebhookLimits;
  /** Hosts that webhooks may name although they are not public. */
  readonly allowHosts?: readonly string[];
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  /** Names of the API besides those of this machine. */
  readonly hosts: readonly string[];
  readonly maxBodyBytes: number;
  readonly bodyTimeoutMs: number;
  /** Of a file that is uploaded. */
  readonly maxUploadBytes: number;
  readonly requestTimeoutMs: number;
  readonly streamHeartbeatMs: number;
  readonly streamPollMs: number;
  readonly streams?: StreamLimits;
  readonly stopGraceMs: number;
  /** Absent: the API is open to everyone. */
  readonly access?: AccessOptions;
  readonly rateLimits?: RateLimits;
  readonly trustedProxies?: readonly string[];
  readonly consoleDirectory?: string;
  readonly timeouts?: ServerTimeouts;
  readonly pictures?: PictureLimits;
  readonly exports?: ThreadLimits;
  readonly series?: ThreadLimits;
}

/** What the gateway builds on; the composition root opens it, tests replace it by stand-ins. */
export interface GatewayFoundations {
  readonly eventLog: GatewayParts['eventLog'] & Pick<EventLog, 'database'>;
  readonly deadLetters: Pick<DeadLetters, 'list' | 'show' | 'redrive' | 'discard'>;
  readonly objects: ObjectStore;
  /** What /healthcheck checks: the database and the message relay. */
  readonly healthChecks: readonly HealthCheck[];
  /** What /readyz checks: everything that requests need. They do not need the broker. */
  readonly readinessChecks: readonly HealthCheck[];
  readonly registry: Registry;
  readonly log: ServiceLog;
  readonly now?: () => Date;
  readonly resolveHost?: ResolveHost;
}

const endpointsOf = (document: OpenApiDocument): ServiceFacts['endpoints'] =>
  contractOperations(document).map(({ path, operationId, method }) => ({
    path,
    name: operationId,
    methods: [method.toUpperCase() as Uppercase<Method>],
  }));

/** The REST gateway as a part of a process. */
export class Gateway {
  readonly name = 'gateway';
  readonly #options: GatewayOptions;
  readonly #foundations: GatewayFoundations;
  readonly #server: GatewayServer;
  readonly #pictures: PagePictures;
  readonly #exports: ExportWriter;
  readonly #series: SeriesOnDay;
  readonly #document = readOpenApiDocument();
  readonly #taskChanges: TaskChanges;

  constructor(foundations: GatewayFoundations, options: GatewayOptions) {
    this.#foundations = foundations;
    this.#options = options;
    this.#server = new GatewayServer(options.timeouts ?? SERVER_TIMEOUTS);
    this.#pictures = new PagePictures(foundations.objects, options.pictures ?? PICTURE_LIMITS);
    this.#exports = new ExportWriter(this.#document, options.exports ?? EXPORT_LIMITS);
    this.#series = new SeriesOnDay(options.series ?? SERIES_LIMITS);
    const { tasks, database } = foundations.eventLog;
    this.#taskChanges = new TaskChanges(
      tasks,
      (heard) => database.listener.on(TASK_STATUS_CHANNEL, heard),
      options.streamPollMs,
    );
  }

  /** Throws if the address is taken. */
  async start(): Promise<AddressInfo> {
    const { registry, log } = this.#foundations;
    const {
      host,
      port,
      origins,
      hosts,
      requestTimeoutMs,
      maxBodyBytes,
      bodyTimeoutMs,
      maxUploadBytes,
    } = this.#options;
    const document = this.#document;
    const ajv = contractAjv(document);
    const now = this.#foundations.now ?? (() => new Date());
    const consoleDirectory = this.#options.consoleDirectory ?? CONSOLE_DIRECTORY;
    const access = this.#accessControl();
    const pages = new ServedPages(document, consoleDirectory, access, log);
    const app = gatewayApp({
      document,
      ajv,
      registry,
      log,
      origins,
      hosts,
      requestTimeoutMs,
      now,
      access,
      pages,
      consoleDirectory,
      rateLimits: new ClientRateLimits(
        this.#options.rateLimits ?? {},
        this.#foundations.eventLog.database,
      ),
      trustedProxies: this.#options.trustedProxies ?? [],
      parts: this.#parts(document, ajv, now, pages),
      body: { maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs },
      file: { maxBytes: maxUploadBytes, timeoutMs: bodyTimeoutMs },
      stopping: this.#server.stopping,
      isStopping: this.#server.isStopping,
    });
    const address = await this.#server.listen(app, host, port);
    log.info('listening', {
      url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    });
    return address;
  }

  /** Finishes running requests, answers 503 to new ones, then closes. */
  async stop(): Promise<void> {
    await this.#server.stop(this.#options.stopGraceMs);
    this.#taskChanges.stop();
    await this.#pictures.stop();
    await this.#exports.stop();
    await this.#series.stop();
  }

  #accessControl(): AccessControl | undefined {
    const { access } = this.#options;
    return access && new AccessControl(access, new ApiKeys(this.#foundations.eventLog.database));
  }

  #parts(
    document: OpenApiDocument,
    ajv: Ajv2020,
    now: () => Date,
    pages: ServedPages,
  ): GatewayParts {
    const { eventLog, objects, deadLetters, log } = this.#foundations;
    return {
      eventLog,
      objects,
      deadLetters,
      log,
      companySummaries: (page) => companySummaries(eventLog.database, page),
      statementChanges: (filter, page) => statementChangesOf(eventLog.database, filter, page),
      incompleteRuns: (companyId, limit) => incompleteRuns(eventLog.database, companyId, limit),
      search: (query, limit) => searchRecords(eventLog.database, query, limit),
      watchOf: (companyId) => watchOf(eventLog.database, companyId),
      rowMovesOf: (companyId) => rowMovesOf(eventLog.database, companyId),
      taskChanges: this.#taskChanges,
      openStreams: new OpenStreams(this.#options.streams ?? STREAM_LIMITS),
      webhooks:
        this.#options.webhookKey === undefined
          ? undefined
          : new Webhooks(
              eventLog.database,
              new SecretSeal(this.#options.webhookKey),
              this.#options.webhookLimits ?? WEBHOOK_LIMITS,
            ),
      webhookUrls: new UrlCheck(this.#options.allowHosts ?? [], this.#foundations.resolveHost),
      pictures: this.#pictures,
      exports: this.#exports,
      series: this.#series,
      compiledData: new CompiledDataReader(ajv),
      service: this.#facts(document, now, pages),
    };
  }

  #facts(document: OpenApiDocument, now: () => Date, pages: ServedPages): ServiceFacts {
    const { registry, healthChecks, readinessChecks } = this.#foundations;
    return {
      health: () => checkHealth(healthChecks),
      readiness: () => checkHealth(readinessChecks),
      isStopping: this.#server.isStopping,
      metrics: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
      endpoints: endpointsOf(document),
      pages,
      streamHeartbeatMs: this.#options.streamHeartbeatMs,
      now,
    };
  }
}
