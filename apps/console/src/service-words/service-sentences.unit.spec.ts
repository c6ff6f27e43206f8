import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
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
  'restore_refused',
  'invalid_event',
  'invalid_message',
  'newer_message',
  'unknown_event',
  'expectation_failed',
]);

/** Files of which every sentence is shown. */
const SHOWN = [
  'packages/company-series/src/compile-inputs.ts',
  'packages/company-series/src/judge-owners.ts',
  'packages/language-model/src/deadline.ts',
  'packages/language-model/src/model-faults.ts',
  'packages/report-classification/src/content/judge-content.ts',
  'packages/report-classification/src/names/judge-type.ts',
  'packages/report-classification/src/names/judge-year.ts',
  'packages/report-reader/src/end-of-reading.ts',
  'packages/report-reader/src/tagged/read-tagged.ts',
  'packages/service-kit/src/task-runner/attempt.ts',
  'packages/service-kit/src/task-runner/fault-decision.ts',
  'packages/statements/src/compare/compare-companies.ts',
  'packages/statements/src/compare/explain-cell.ts',
  'packages/statements/src/compile/input/doubt-inputs.ts',
  'packages/statements/src/compile/present/gaps.ts',
  'packages/statements/src/compile/present/join-tables.ts',
  'packages/statements/src/compile/present/standing.ts',
  'packages/statements/src/compile/present/table-alarms.ts',
  'packages/statements/src/compile/present/table-notes.ts',
  'packages/statements/src/compile/present/table.ts',
  'packages/statements/src/compile/regimes/mend-period-ends.ts',
  'packages/statements/src/compile/regimes/periods.ts',
  'packages/statements/src/compile/regimes/regimes.ts',
  'packages/statements/src/compile/regimes/report-scale.ts',
  'packages/statements/src/entity/judge-reports.ts',
  'packages/statements/src/locate/facing-pages.ts',
  'packages/statements/src/periods/period-alarms.ts',
  'packages/statements/src/report/read-tables.ts',
  'packages/statements/src/report/tell/refusal.ts',
  'packages/statements/src/report/tell/tell-problems.ts',
  'packages/statements/src/review/questions/ask-of-series.ts',
  'packages/statements/src/review/reviews-that-hold.ts',
  'packages/tagged-report/src/package/is-tagged-file.ts',
  'packages/tagged-report/src/sets/join-set.ts',
  'packages/tagged-report/src/statements/read-statements.ts',
  'packages/tagged-report/src/transform/transform-value.ts',
  'services/compiler/src/compile-company/end-of-compilation.ts',
  'services/downloader/src/classify-document/classify-document-handler.ts',
  'services/downloader/src/classify-document/tell-apart.ts',
  'services/downloader/src/download-document/check-pdf.ts',
  'services/downloader/src/download-document/download-document-handler.ts',
  'services/gateway/src/contract/schema-faults.ts',
  'services/orchestrator/src/company-documents/company-rules.ts',
  'services/orchestrator/src/company-documents/end-of-documents.ts',
  'services/orchestrator/src/extract-company/extract-company-workflow.ts',
  'services/orchestrator/src/process-document/process-document-workflow.ts',
  'services/scraper/src/scrape-company/site/crawl-end.ts',
  'services/scraper/src/scrape-company/site/crawl-outcome.ts',
  'services/scraper/src/scrape-company/site/crawl-report.ts',
];

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

  it('of every note, reason and answer are known in German', () => {
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
