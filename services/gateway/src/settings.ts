import { settingTable } from '@fde/service-kit';
import { WEB_SETTINGS } from '@fde/web-client/web-settings';
import { WEBHOOK_LIMIT_SETTINGS, WEBHOOK_SETTINGS } from '@fde/webhooks';
import { STREAM_LIMITS } from './access/open-streams.js';

/** Settings of the gateway in addition to those of every service. */
export const GATEWAY_SETTINGS = settingTable({
  PORT: {
    type: 'integer',
    default: 3030,
    min: 0,
    max: 65535,
    description: 'Port of the API and the console; 0 for a free one.',
  },
  HOST: {
    type: 'string',
    default: '127.0.0.1',
    description: 'Address the API listens on; 0.0.0.0 in containers.',
  },
  CORS_ORIGINS: {
    type: 'list',
    default: ['*'],
    description:
      'Origins whose pages may use the API, separated by commas; * for all. Restrict it in production. Without access control * lets pages of other sites read, and not write.',
  },
  API_HOSTS: {
    type: 'list',
    default: [],
    description:
      'Names under which the API is reached without access control, separated by commas; * for any. Addresses, names without a dot and those of private networks need no entry.',
  },
  AUTH_ISSUER: {
    type: 'url',
    schemes: ['https', 'http'],
    together: ['AUTH_AUDIENCE'],
    description:
      'Switches access control on: bearer tokens (JWT) of this OAuth 2.0 issuer are accepted. Write it as in their claim iss. Absent: the API is open.',
  },
  AUTH_AUDIENCE: {
    type: 'string',
    together: ['AUTH_ISSUER'],
    description: 'What the claim aud of a token must name: this service, as its issuer knows it.',
  },
  AUTH_JWKS_URL: {
    type: 'url',
    schemes: ['https', 'http'],
    together: ['AUTH_ISSUER'],
    description:
      'Keys of the issuer. Absent: found by its metadata (/.well-known/openid-configuration).',
  },
  AUTH_CLIENT_ID: {
    type: 'string',
    together: ['AUTH_ISSUER'],
    description:
      'Public client (authorization code with PKCE) under which /docs and the console log people in. Absent: a token is pasted there.',
  },
  AUTH_API_KEYS: {
    type: 'boolean',
    default: false,
    description:
      'Switches access control on: keys that npx fde-ops keys made are accepted, beside tokens of AUTH_ISSUER if that is set.',
  },
  AUTH_METRICS_OPEN: {
    type: 'boolean',
    default: false,
    description:
      'Leave /metrics open when access control is on, for a Prometheus server in the same network; otherwise it requires the scope operate.',
  },
  RATE_LIMIT_TRIGGERS: {
    type: 'integer',
    min: 1,
    max: 1_000_000,
    description:
      'Tasks one client may start in a minute, counted by all gateways together. Absent: no limit.',
  },
  RATE_LIMIT_EXTRACTIONS: {
    type: 'integer',
    min: 1,
    max: 1_000_000,
    description:
      'Extractions one client may add in a minute, counted by all gateways together. Absent: no limit.',
  },
  TRUSTED_PROXIES: {
    type: 'list',
    default: [],
    description:
      'Addresses or networks of proxies in front whose X-Forwarded-For and X-Forwarded-Proto are trusted, separated by commas.',
  },
  ...WEBHOOK_SETTINGS,
  ...WEBHOOK_LIMIT_SETTINGS,
  FDE_ALLOW_HOSTS: WEB_SETTINGS.FDE_ALLOW_HOSTS,
  MAX_BODY_BYTES: {
    type: 'integer',
    default: 5 * 1024 * 1024,
    min: 1024,
    max: 256 * 1024 * 1024,
    description: 'Largest request body, before and after decompression; larger ones answer 413.',
  },
  MAX_UPLOAD_BYTES: {
    type: 'integer',
    default: 300_000_000,
    min: 1000,
    max: 4_000_000_000,
    description: 'Largest report that may be uploaded; larger ones answer 413.',
  },
  BODY_TIMEOUT_SECONDS: {
    type: 'number',
    default: 30,
    min: 0.05,
    max: 600,
    description:
      'How long a request body may take to arrive, and the parts of an upload one after another; then 408.',
  },
  REQUEST_TIMEOUT_SECONDS: {
    type: 'number',
    default: 60,
    min: 0.05,
    max: 3600,
    description: 'How long a response may take; then 504.',
  },
  STREAM_HEARTBEAT_SECONDS: {
    type: 'number',
    default: 15,
    min: 0.05,
    max: 300,
    description: 'How often a silent event stream sends a sign of life.',
  },
  STREAMS_PER_CLIENT: {
    type: 'integer',
    default: STREAM_LIMITS.perClient,
    min: 1,
    max: 100_000,
    description: 'Event streams that one client may hold open; more answer 429.',
  },
  STREAMS_IN_ALL: {
    type: 'integer',
    default: STREAM_LIMITS.all,
    min: 1,
    max: 100_000,
    description: 'Event streams that each process of the gateway holds open; more answer 429.',
  },
  STREAM_POLL_MS: {
    type: 'integer',
    default: 1000,
    min: 20,
    max: 10_000,
    description: 'How often to look at followed tasks if no notification comes.',
  },
  SEED_COMPANIES: {
    type: 'boolean',
    default: true,
    description: 'Add the six companies to a database that never had a company.',
  },
  CONSOLE_DIRECTORY: {
    type: 'string',
    description: 'Folder of the built console. Absent: the one of the workspace.',
  },
});
