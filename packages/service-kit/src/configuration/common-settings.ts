import { settingTable } from './setting.js';

/** Settings of every process. */
export const COMMON_SETTINGS = settingTable({
  DATABASE_URL: {
    type: 'url',
    schemes: ['postgres', 'postgresql'],
    required: true,
    description:
      'PostgreSQL (15 or newer) that holds the event log, as postgres://user:password@host:port/database; sslmode=verify-full in its query encrypts.',
  },
  DATABASE_CA: {
    type: 'certificate',
    description:
      'PEM certificate of the authority that signed the certificate of the database. When set, the connection is encrypted and the server verified.',
  },
  DATABASE_CLIENT_CERT: {
    type: 'certificate',
    together: ['DATABASE_CLIENT_KEY', 'DATABASE_CA'],
    description: 'PEM certificate shown to the database.',
  },
  DATABASE_CLIENT_KEY: {
    type: 'private key',
    secret: true,
    together: ['DATABASE_CLIENT_CERT'],
    description: 'PEM key of DATABASE_CLIENT_CERT.',
  },
  DATABASE_POOL_SIZE: {
    type: 'integer',
    default: 10,
    min: 2,
    max: 200,
    description: 'Most connections to PostgreSQL that one process holds.',
  },
  AMQP_URL: {
    type: 'url',
    schemes: ['amqp', 'amqps'],
    description:
      'RabbitMQ, as amqp://user:password@host:port/vhost, or amqps:// encrypted. Absent: messages go through PostgreSQL alone.',
  },
  CHANGE_MESSAGING: {
    type: 'boolean',
    default: false,
    description:
      'Whether this process may put its messaging system in the place of the one that the installation uses, which the database records. For the first start after a change, with all other processes stopped; open tasks go on.',
  },
  AMQP_CA: {
    type: 'certificate',
    together: ['AMQP_URL'],
    description:
      'PEM certificate of the authority that signed the certificate of an amqps:// broker, unless it is publicly known.',
  },
  AMQP_CLIENT_CERT: {
    type: 'certificate',
    together: ['AMQP_CLIENT_KEY', 'AMQP_CA'],
    description: 'PEM certificate shown to the broker.',
  },
  AMQP_CLIENT_KEY: {
    type: 'private key',
    secret: true,
    together: ['AMQP_CLIENT_CERT'],
    description: 'PEM key of AMQP_CLIENT_CERT.',
  },
  PUBLISH_ALL_TASK_EVENTS: {
    type: 'boolean',
    default: false,
    description:
      'Publish also the events of tasks that no service needs to hear (TaskRequested, TaskStarted), for consumers of your own; each costs a message.',
  },
  FDE_DATA_DIR: {
    type: 'string',
    default: '.data',
    description: 'Folder of the file store (and of the embedded PostgreSQL of `npm start`).',
  },
  S3_BUCKET: {
    type: 'string',
    description: 'Bucket of the PDFs. Absent: files are kept in FDE_DATA_DIR/files.',
  },
  S3_ENDPOINT: {
    type: 'url',
    schemes: ['https', 'http'],
    description: 'S3-compatible endpoint, if it is not AWS.',
  },
  S3_CA: {
    type: 'certificate',
    together: ['S3_BUCKET'],
    description:
      'PEM certificate of the authority that signed the certificate of an https:// endpoint, unless it is publicly known.',
  },
  S3_REGION: { type: 'string', default: 'us-east-1', description: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: {
    type: 'string',
    together: ['S3_SECRET_ACCESS_KEY'],
    description: 'Access key. Absent: what the machine grants (environment, profile, role).',
  },
  S3_SECRET_ACCESS_KEY: {
    type: 'string',
    secret: true,
    together: ['S3_ACCESS_KEY_ID'],
    description: 'Secret of S3_ACCESS_KEY_ID.',
  },
  S3_SESSION_TOKEN: {
    type: 'string',
    secret: true,
    description: 'Session token of temporary credentials.',
  },
  S3_FORCE_PATH_STYLE: {
    type: 'boolean',
    description:
      'Address the bucket in the path, as most stores other than AWS require. Absent: true if S3_ENDPOINT is set.',
  },
  S3_KEY_PREFIX: {
    type: 'string',
    default: '',
    description: 'Prefix of every key, for a shared bucket.',
  },
  S3_REQUEST_TIMEOUT_MS: {
    type: 'integer',
    default: 60000,
    min: 1,
    max: 999999999,
    description: 'Longest silence of the store within one request.',
  },
  S3_CONDITIONAL_WRITES: {
    type: 'boolean',
    default: true,
    description:
      'Whether the store supports conditional writes (If-None-Match). If false, file names carry the hash of their content.',
  },
  S3_PART_BYTES: {
    type: 'integer',
    default: 16 * 1024 * 1024,
    min: 5 * 1024 * 1024,
    max: 999999999,
    description:
      'Larger files are sent in parts of this size. Parts of an interrupted upload stay in the bucket: give it a rule that removes incomplete uploads after a day.',
  },
  S3_SERVER_SIDE_ENCRYPTION: {
    type: 'string',
    choices: ['AES256', 'aws:kms', 'aws:kms:dsse'],
    description:
      'Encryption requested from the store for every file. Absent: as the bucket is set up.',
  },
  S3_KMS_KEY_ID: {
    type: 'string',
    together: ['S3_SERVER_SIDE_ENCRYPTION'],
    description: "Key of aws:kms. Absent: the account's own.",
  },
  LOG_LEVEL: {
    type: 'string',
    default: 'info',
    choices: ['error', 'warn', 'info', 'debug'],
    description: 'Lowest level that is written.',
  },
  LOG_FORMAT: {
    type: 'string',
    default: 'json',
    choices: ['json', 'pretty'],
    description: 'json for machines, pretty for people.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: 'url',
    description:
      'Collector that spans are sent to (OTLP over HTTP, as http://host:4318). Absent: no tracing. Further OTEL_ variables of OpenTelemetry apply.',
  },
  STOP_SECONDS: {
    type: 'number',
    default: 25,
    min: 0,
    max: 3600,
    description: 'How long a stopping process waits for running work before it gives it back.',
  },
});

/** Settings of processes that answer health probes on a port of their own (all but the gateway). */
export const HEALTH_SETTINGS = settingTable({
  HEALTH_PORT: {
    type: 'integer',
    min: 0,
    max: 65535,
    description:
      "Port of /healthcheck, /livez, /readyz and /metrics. Absent: the service's usual port, or a free one if that is taken.",
  },
  HEALTH_HOST: {
    type: 'string',
    default: '127.0.0.1',
    description: 'Address the health port listens on; 0.0.0.0 in containers.',
  },
});

/** Settings of processes that run tasks. */
export const TASK_SETTINGS = settingTable({
  RETRY_MIN_SECONDS: {
    type: 'number',
    default: 60,
    min: 0,
    max: 86400,
    description: 'Delay before the first retry of a task.',
  },
  RETRY_MAX_SECONDS: {
    type: 'number',
    default: 300,
    min: 0,
    max: 86400,
    description: 'Longest delay between two attempts.',
  },
  TASK_LIMIT_SCALE: {
    type: 'number',
    default: 1,
    min: 0.0001,
    max: 100,
    description: 'Multiplies the soft and hard limits of every task (tests shorten them).',
  },
  TASK_CONCURRENCY: {
    type: 'integer',
    min: 1,
    max: 100,
    description: 'Tasks one process works on at once. Absent: the prefetch of its queue.',
  },
  PROGRESS_INTERVAL_MS: {
    type: 'integer',
    default: 500,
    min: 0,
    max: 60000,
    description:
      'Shortest time between two progress events of one task; a change of step is always reported.',
  },
  REVOCATION_POLL_MS: {
    type: 'integer',
    default: 1000,
    min: 50,
    max: 60000,
    description:
      'How often running tasks are checked for revocation, in case a notification is lost.',
  },
  SUPERVISION_SECONDS: {
    type: 'number',
    default: 5,
    min: 0.1,
    max: 3600,
    description: 'How often to look for tasks that nobody works on.',
  },
  UNANSWERED_SECONDS: {
    type: 'number',
    default: 60,
    min: 0.1,
    max: 86400,
    description:
      'A command that stays unanswered this long although its queue is empty is sent again from the log.',
  },
});

/** Usual health ports, so that eight services can run beside each other on one machine. */
export const USUAL_HEALTH_PORTS: Readonly<Record<string, number>> = {
  scraper: 3041,
  downloader: 3042,
  extractor: 3043,
  compiler: 3044,
  orchestrator: 3045,
  'task-tracker': 3046,
  notifier: 3047,
};
