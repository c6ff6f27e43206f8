import { expect } from 'chai';
import { childrenOf, rootsOf, traceTree, type CollectedSpan } from '@fde/tracing/spec-support';
import { sqlRows } from '../failure-tests/sql-rows.js';
import { ObservedStack, type Adapter } from './observed-stack.js';
import { isBookkeeping, tracePipeline, type TracedPipeline } from './traced-pipeline.js';

const TASKS = [
  'extract_company',
  'scrape_company',
  'process_document',
  'download_document',
  'classify_document',
  'extract_document',
  'recompile_company',
];
const spanIdOf = (traceparent: string | undefined): string => traceparent?.slice(36, 52) ?? '';

/** Names from a span up to the root. */
const wayUp = (spans: readonly CollectedSpan[], from: CollectedSpan): readonly string[] => {
  const parent = spans.find(({ spanId }) => spanId === from.parentSpanId);
  return [from.name, ...(parent === undefined ? [] : wayUp(spans, parent))];
};

for (const [adapter, system] of [
  ['rabbitmq', 'rabbitmq'],
  ['postgres', 'postgresql'],
] as const satisfies readonly (readonly [Adapter, string])[]) {
  describe(`the trace of a pipeline over ${adapter}`, function () {
    this.timeout(360_000);
    let stack: ObservedStack;
    let run: TracedPipeline;
    const named = (name: string): readonly CollectedSpan[] =>
      run.spans.filter((span) => span.name === name);
    const only = (name: string): CollectedSpan => {
      const found = named(name);
      expect(found, `spans named ${name}`).to.have.length(1);
      return found[0] as CollectedSpan;
    };
    const operations = (operation: string): readonly CollectedSpan[] =>
      run.spans.filter(({ attributes }) => attributes['operation'] === operation);

    before(async () => {
      stack = await ObservedStack.start(adapter);
      // The first question about statements fails, so that a second attempt is in the trace.
      stack.model.misbehaveOnce({ kind: 'status', status: 503 });
      run = await tracePipeline(stack, 2);
      console.log(`${traceTree(run.spans, isBookkeeping(run.spans))}\n\n${run.spans.length} spans`);
    });
    after(() => stack?.remove());

    it("begins with the request, as a child of the client's span, and is one tree", () => {
      expect(run.task.status).to.equal('SUCCESS');
      const [root, ...others] = rootsOf(run.spans);
      expect(others).to.deep.equal([]);
      expect(root).to.include({
        name: 'POST /api/v1/tasks/companies/{company_id}/extract',
        service: 'gateway',
        kind: 'server',
        parentSpanId: run.clientSpanId,
      });
      expect(root?.attributes).to.include({
        'http.response.status_code': 200,
        company_id: run.companyId,
      });
    });

    it('goes through the outbox and the broker: each message is processed as a child of its sending', () => {
      const consumed = run.spans.filter(({ kind }) => kind === 'consumer');
      expect(consumed).to.have.length.above(20);
      for (const span of consumed) {
        const parent = run.spans.find(({ spanId }) => spanId === span.parentSpanId);
        expect(parent, span.name).to.include({
          name: span.name.replace('process', 'send'),
          kind: 'producer',
        });
        expect(span.attributes).to.include({ 'messaging.system': system });
        expect(parent?.attributes['messaging.message.id']).to.equal(
          span.attributes['messaging.message.id'],
        );
      }
      const services = new Set(run.spans.map(({ service }) => service));
      expect([...services]).to.have.members([
        'gateway',
        'scraper',
        'downloader',
        'extractor',
        'compiler',
        'orchestrator',
        'task-tracker',
      ]);
    });

    it('leads from the compiled statement back to the request', async () => {
      const way = wayUp(run.spans, only('recompile_company'));
      expect(way.slice(0, 5)).to.deep.equal([
        'recompile_company',
        'process CompileCompany',
        'send CompileCompany',
        'workflow',
        'process TaskSucceeded',
      ]);
      expect(way).to.include.members([
        'scrape_company',
        'process ScrapeCompany',
        'process ExtractCompany',
      ]);
      expect(way.at(-1)).to.equal('POST /api/v1/tasks/companies/{company_id}/extract');
      const rows = await sqlRows(
        stack.postgres.url,
        'select traceparent from events where type = $1',
        ['StatementCompiled'],
      );
      expect(rows).to.have.length(3);
      for (const { traceparent } of rows)
        expect(traceparent).to.match(new RegExp(`^00-${run.traceId}-`));
      expect(run.spans.map(({ spanId }) => spanId)).to.include(
        spanIdOf(String(rows[0]?.['traceparent'])),
      );
    });

    it('has every task, with its ids and its attempt', () => {
      for (const operation of TASKS) {
        expect(operations(operation), operation).not.to.be.empty;
        for (const { attributes } of operations(operation)) {
          expect(attributes['task_id']).to.match(/^[0-9a-f-]{36}$/);
          expect(attributes).to.include({ company_id: run.companyId });
          expect(attributes['attempt']).to.be.a('number').that.is.above(0);
          if (/document$/.test(operation)) expect(attributes['document_id']).to.be.a('number');
        }
      }
    });

    it('shows the reading in its child process, phase by phase, and the question to the model', () => {
      const children = childrenOf(run.spans);
      const readings = named('read report');
      expect(readings).to.have.length.at.least(2);
      for (const reading of readings) {
        expect(wayUp(run.spans, reading)[1]).to.equal('extract_document');
        expect((children.get(reading.spanId) ?? []).map(({ name }) => name)).to.include.members([
          'opening',
          'finding_pages',
          'reading_statements',
        ]);
      }
      const chats = run.spans.filter(({ name }) => name.startsWith('chat '));
      expect(chats).not.to.be.empty;
      const answered = chats.find(({ error }) => error === undefined);
      expect(answered?.attributes['gen_ai.usage.input_tokens']).to.be.above(0);
      const parents = stack.model.requests.map(({ headers }) =>
        spanIdOf(String(headers['traceparent'])),
      );
      expect(parents).to.have.members(chats.map(({ spanId }) => spanId));
    });

    it('records the failed attempt, and the next one follows from it', () => {
      const failed = operations('extract_document')
        .concat(operations('classify_document'))
        .filter(({ attributes }) => attributes['outcome'] === 'retried');
      expect(failed).to.have.length(1);
      expect(failed[0]?.error).to.be.a('string').and.not.equal('');
      expect(failed[0]?.attributes['error.type']).to.equal('language_model_unavailable');
      const next = run.spans.find(
        ({ attributes, name }) =>
          name === failed[0]?.name &&
          attributes['task_id'] === failed[0]?.attributes['task_id'] &&
          attributes['attempt'] === 2,
      );
      expect(next?.error).to.equal(undefined);
      expect(wayUp(run.spans, next as CollectedSpan).slice(3)).to.deep.equal(
        wayUp(run.spans, failed[0] as CollectedSpan),
      );
    });

    it("goes out to the company's site, and keeps the state that the client gave it", () => {
      const requests = run.spans.filter(({ name }) => /^(GET|HEAD) 127\.0\.0\.1:/.test(name));
      expect(requests.map(({ spanId }) => spanId)).to.have.members(run.seenBySite.map(spanIdOf));
      expect(run.seenBySite).to.have.length.at.least(3);
      expect(new Set(run.spans.map(({ traceState }) => traceState))).to.deep.equal(
        new Set(['client=spec']),
      );
    });
  });
}
