import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { en } from '../messages/en.js';
import { GERMAN } from './german/index.js';
import { ANY_VALUE, Sayer } from './sayer.js';
import { SourceSentences, type FoundSentence } from './spec-support/sentences-in.js';
import { sentenceOf } from './wording.js';

const ROOT = new URL('../../../../', import.meta.url);
const PART =
  /^[\w-]+\/src\/(?!.*(?:testing|bench|spec-support|generated|specimens)\/).*(?<!\.spec)\.ts$/;

const filesIn = (room: 'packages' | 'services'): string[] =>
  readdirSync(new URL(room, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => PART.test(file) && !file.startsWith('testing/'))
    .map((file) => `${room}/${file}`);

const FILES = [...filesIn('packages'), ...filesIn('services')];
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** Errors that reach a task, an answer or a note, and which argument is their sentence. */
const ERRORS: ReadonlyMap<string, number> = new Map([
  ['ServiceError', 1],
  ['ProblemError', 1],
  ['PdfError', 1],
  ['TaggedReportError', 1],
  ['LanguageModelError', 1],
  ['RawStatementError', 0],
]);

/** Said on the terminal of who operates the service, or in its log: no page shows them. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'invalid_configuration',
  'database_behind',
  'restore_refused',
  'api_key_not_found',
  'invalid_event',
  'invalid_message',
  'newer_message',
  'unknown_event',
  'expectation_failed',
]);

/** Sources whose texts no page shows as sentences, by parts of their paths, and who reads them instead. */
const OFF_PAGES: readonly (readonly [who: string, paths: readonly string[]])[] = [
  [
    'words of reports',
    ['packages/lexicon/', 'statements/src/language/', 'statements/src/concepts/'],
  ],
  [
    'the reading itself, whose decisions pages word by their names',
    [
      ...['decide/', 'entity/decide-', 'identities/', 'locate/', 'periods/', 'reconcile/', 'rows/'],
      ...['table/', 'export/', 'report/decide-', 'report/read-place.ts', 'compile/align/'],
    ].map((path) => `packages/statements/src/${path}`),
  ],
  [
    'who asks for raw data: what was noted of a reading',
    [
      'report/reading-notes.ts',
      'report/tell/tell-mended.ts',
      'report/trace-reading.ts',
      'report/why-dropped.ts',
      'statements/src/page/far-signs.ts',
      'statements/src/page/lines/spaced-signs.ts',
      'tagged-report/src/inline/',
      'tagged-report/src/taxonomy/',
      'tagged-report/src/transform/month-names.ts',
      'tagged-report/src/transform/sec-formats.ts',
      'tagged-report/src/statements/witnesses.ts',
      'tagged-report/src/statements/tables/',
      'extract-document/extraction-record.ts',
      'extract-document/second-reading.ts',
    ],
  ],
  [
    'rules and codes that pages have words of their own for',
    [
      'review/questions/ask-of-statement.ts',
      'packages/statements/src/ratios/',
      'packages/statements/src/measures/',
      'contracts/src/outcomes.ts',
      'contracts/src/period-series.ts',
      'tasks/task-states.ts',
      'gateway/src/access/token-check.ts',
    ],
  ],
  [
    'a language model',
    ['ask-', 'openai', 'budget', 'language-model-for'].map(
      (name) => `packages/language-model/src/${name}`,
    ),
  ],
  ['agents, whose tools speak English', ['packages/agent-tools/', 'gateway/src/routes/agents/']],
  [
    'who operates the service',
    [
      ...['settings.ts', '-service.ts', '/cli/', '/measure-tasks.ts', '/address-guard.ts'],
      ...['packages/messaging/', 'packages/object-store/', 'gateway/src/series-on-day/'],
      ...[
        'platform/',
        'life-cycle/',
        'process/',
        'health/',
        'configuration/',
        'task-runner/task-runner.ts',
      ].map((path) => `service-kit/src/${path}`),
      ...['log-export/', 'messaging-record/'].map((path) => `event-log/src/${path}`),
      '/fire-watch-handler.ts',
      '/project-task-status.ts',
    ],
  ],
  [
    'the database',
    [
      ...['database/', 'outbox/', 'relay/', 'sql/', 'projections/', 'read-models/'],
      ...['worker-sessions/', 'records/', 'record-basics/', 'reviews/'],
      ...['tasks/together/', 'tasks/task-status-projection.ts'],
    ]
      .map((path) => `event-log/src/${path}`)
      .concat('spend-ledger/'),
  ],
  [
    'programs: HTTP, feeds, files, patterns',
    [
      ...['app/', 'http/', 'problems/', 'replies/', 'exports/', 'page-pictures/'].map(
        (path) => `gateway/src/${path}`,
      ),
      'gateway/src/routes/changes/atom-feed.ts',
      ...['packages/spreadsheet/', 'packages/report-reader/', 'packages/client/'],
      ...['/stored-files.ts', '/recognition-engine.ts', '/page-requests.ts', '.bench.ts'],
      ...['contracts/src/asyncapi/', 'contracts/src/messages/', 'scrape-company/page/'],
    ],
  ],
  [
    'nobody alone: parts of errors, whose whole sentences stand in the spec of errors',
    [
      ...['/http-failure.ts', '/watched-body.ts', '/explain-cells.ts', '/decide-task.ts'],
      ...['/read-compiled-statements.ts', '/read-documents.ts', '/read-extractions.ts'],
    ],
  ],
];
const isOffPages = (file: string): boolean =>
  OFF_PAGES.some(([, paths]) => paths.some((path) => file.includes(path)));

/** Every other source: a new file is among them unless somebody says who reads it. */
const SHOWN = FILES.filter((file) => !isOffPages(file));

const german = new Sayer(GERMAN, 'de-DE');
/** A value may also be a part of the sentence that is not always there. */
const isKnown = (text: string): boolean =>
  [
    text,
    text.replaceAll(ANY_VALUE, '').trim(),
    text.replace("''", `'${ANY_VALUE}'`),
    text.replace(/^, /, ''),
  ].some((one) => german.say(one)?.isWhole === true);
const unknown = (found: readonly FoundSentence[]): string[] =>
  found.filter(({ text }) => !isKnown(text)).map(({ text, line }) => `${line}: ${text}`);

const unknownIn = (
  files: readonly string[],
  find: (sentences: SourceSentences) => string[],
): Record<string, string[]> =>
  Object.fromEntries(
    files.flatMap((file) => {
      const faults = find(new SourceSentences(file, read(file)));
      return faults.length === 0 ? [] : [[file, faults]];
    }),
  );

describe("the service's sentences", function () {
  this.timeout(60_000);

  it('of every error that is shown are known in German', () => {
    const files = FILES.filter((file) => /new \w+Error\(/.test(read(file)));
    expect(files).to.have.length.above(50);
    expect(unknownIn(files, (one) => unknown(one.ofErrors(ERRORS, NOT_SHOWN)))).to.deep.equal({});
  });

  it('of every fault of a request are known in German', () => {
    const files = FILES.filter((file) => file.startsWith('services/gateway/'));
    expect(unknownIn(files, (one) => unknown(one.ofFaults()))).to.deep.equal({});
  });

  it('of every running task are known in German', () => {
    const files = FILES.filter((file) => /context\.progress\(/.test(read(file)));
    expect(files).to.have.length.above(4);
    expect(unknownIn(files, (one) => unknown(one.ofProgress()))).to.deep.equal({});
  });

  it('of every running task stand behind a step that has a name', () => {
    const steps = FILES.flatMap((file) =>
      [...read(file).matchAll(/(?:context\.progress\(\s*|\bstep: )'([a-z_]+)'/g)].map(
        ([, step = '']) => step,
      ),
    );
    expect(new Set(steps)).to.have.property('size').above(7);
    expect(steps.filter((step) => !(step in en.names.steps))).to.deep.equal([]);
  });

  it('of every note, reason and answer are known in German', () => {
    expect(SHOWN).to.have.length.above(300);
    expect(unknownIn(SHOWN, (one) => unknown(one.all()))).to.deep.equal({});
  });

  it('have the same places in German', () => {
    const placesOf = (pattern: string): string[] =>
      sentenceOf(pattern)
        .places.map(({ name }) => name)
        .toSorted();
    for (const [english, translated] of GERMAN.wordings)
      expect(placesOf(english), english).to.include.members(placesOf(translated));
  });
});
