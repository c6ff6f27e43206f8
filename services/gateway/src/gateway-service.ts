import { ServiceError } from '@fde/contracts';
import {
  measurePlatform,
  openPlatform,
  type Component,
  type HealthCheck,
  type Platform,
  type ServiceDefinition,
  type ServiceEnvironment,
} from '@fde/service-kit';
import { Gateway, type GatewayOptions } from './gateway.js';
import type { RateLimits } from './access/rate-limits.js';
import { GATEWAY_SETTINGS } from './settings.js';

type Environment = ServiceEnvironment<typeof GATEWAY_SETTINGS>;

const accessOf = ({ settings }: Environment): Pick<GatewayOptions, 'access'> => {
  const {
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: audience,
    AUTH_JWKS_URL: jwksUrl,
    AUTH_CLIENT_ID: clientId,
    AUTH_API_KEYS: apiKeys,
    AUTH_METRICS_OPEN: metricsOpen,
  } = settings;
  const common = { apiKeys, metricsOpen };
  if (issuer === undefined || audience === undefined) return apiKeys ? { access: common } : {};
  const tokens = {
    issuer,
    audience,
    ...(jwksUrl === undefined ? {} : { jwksUrl }),
    ...(clientId === undefined ? {} : { clientId }),
  };
  return { access: { ...common, tokens } };
};

const rateLimitsOf = ({
  settings: { RATE_LIMIT_TRIGGERS: triggers, RATE_LIMIT_EXTRACTIONS: extractions },
}: Environment): RateLimits => ({
  ...(triggers === undefined ? {} : { triggers }),
  ...(extractions === undefined ? {} : { extractions }),
});

const webhookKeyOf = ({ settings: { FDE_WEBHOOK_KEY: webhookKey } }: Environment) =>
  webhookKey === undefined ? {} : { webhookKey };

const optionsOf = (environment: Environment): GatewayOptions => ({
  ...accessOf(environment),
  rateLimits: rateLimitsOf(environment),
  ...webhookKeyOf(environment),
  ...plainOptionsOf(environment),
});

const plainOptionsOf = ({ settings }: Environment): GatewayOptions => ({
  host: settings.HOST,
  port: settings.PORT,
  origins: settings.CORS_ORIGINS,
  hosts: settings.API_HOSTS,
  allowHosts: settings.FDE_ALLOW_HOSTS,
  webhookLimits: { perHost: settings.WEBHOOKS_PER_HOST, inAll: settings.WEBHOOKS_IN_ALL },
  trustedProxies: settings.TRUSTED_PROXIES,
  maxBodyBytes: settings.MAX_BODY_BYTES,
  maxUploadBytes: settings.MAX_UPLOAD_BYTES,
  bodyTimeoutMs: settings.BODY_TIMEOUT_SECONDS * 1000,
  requestTimeoutMs: settings.REQUEST_TIMEOUT_SECONDS * 1000,
  streamHeartbeatMs: settings.STREAM_HEARTBEAT_SECONDS * 1000,
  streams: { perClient: settings.STREAMS_PER_CLIENT, all: settings.STREAMS_IN_ALL },
  streamPollMs: settings.STREAM_POLL_MS,
  stopGraceMs: settings.STOP_SECONDS * 1000,
  ...(settings.CONSOLE_DIRECTORY === undefined
    ? {}
    : { consoleDirectory: settings.CONSOLE_DIRECTORY }),
});

/** Alive: it is running, the broker accepts messages, and the last batch went through. */
const relayCheck = ({ relay, broker }: Pick<Platform, 'relay' | 'broker'>): HealthCheck => ({
  name: 'relay',
  check: async () => {
    const { running, lastError } = relay.state();
    if (!running) throw new Error('does not run');
    await broker.check();
    if (lastError !== null) throw new Error('waits for the broker');
  },
});

/** What an operator may read about an unreachable or full database. */
export const databaseCheck = (database: { check(): Promise<void> }): HealthCheck => ({
  name: 'database',
  check: () =>
    database.check().catch((error: unknown): never => {
      const isFull = error instanceof ServiceError && error.code === 'database_full';
      throw new Error(isFull ? 'has no room left' : 'does not answer');
    }),
});

/** The gateway's parts on the shared platform, in the order they start. */
const gatewayComponents = (environment: Environment): readonly Component[] => {
  const platform = openPlatform(environment);
  measurePlatform(environment, platform);
  const database = databaseCheck(platform.database);
  const gateway = new Gateway(
    {
      eventLog: platform.eventLog,
      deadLetters: platform.deadLetters,
      objects: platform.objects,
      healthChecks: [database, relayCheck(platform)],
      readinessChecks: [database],
      registry: environment.metrics.registry,
      log: environment.log,
    },
    optionsOf(environment),
  );
  const seed: Component = {
    name: 'seed',
    start: async () => environment.settings.SEED_COMPANIES && platform.eventLog.seedCompanies(),
  };
  return [...platform.components, seed, gateway];
};

export const gatewayService: ServiceDefinition<typeof GATEWAY_SETTINGS> = {
  name: 'gateway',
  purpose: 'the REST API, its documentation and the console.',
  settings: GATEWAY_SETTINGS,
  compose: gatewayComponents,
};
