import { randomBytes } from 'node:crypto';
import { waitFor } from '@fde/testing';
import { rootsOf, type CollectedSpan } from '@fde/tracing/spec-support';
import { inventedCompany } from '../demo/invented-company.js';
import { DemoSite } from '../demo/demo-site.js';
import type { TaskStatus } from '../demo/service-api.js';
import type { ObservedStack } from './observed-stack.js';

const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];

export interface TracedPipeline {
  readonly task: TaskStatus;
  readonly companyId: number;
  readonly traceId: string;
  /** The client's span, which is not among the others. */
  readonly clientSpanId: string;
  readonly spans: readonly CollectedSpan[];
  /** Trace contexts that the company's site received. */
  readonly seenBySite: readonly string[];
}

/** A site of the invented company with some of its annual reports, which remembers the trace of each request. */
const siteOf = async (
  reports: number,
): Promise<{ readonly site: DemoSite; readonly name: string }> => {
  const { name, documents, contentOf } = await inventedCompany();
  const links = documents
    .filter(({ kind }) => kind === 'annual_report')
    .slice(-reports)
    .map(({ fileName, title }) => `<li><a href="/media/${fileName}">${title} (PDF)</a></li>`);
  const page = {
    bytes: Buffer.from(
      `<html><body><h1>Annual reports</h1><ul>${links.join('')}</ul></body></html>`,
    ),
    type: 'text/html',
  };
  return { name, site: new DemoSite((path) => (path === '/' ? page : contentOf(path))) };
};

/**
 * A complete trace, once it has a root and nothing new has come for a while. If it never gets complete, the error
 * names the spans without a parent.
 */
const waitUntilSettled = async (
  stack: ObservedStack,
  traceId: string,
  clientSpanId: string,
): Promise<readonly CollectedSpan[]> => {
  let known = -1;
  let strays: readonly CollectedSpan[] = [];
  const isWhole = (): readonly CollectedSpan[] | undefined => {
    const spans = stack.collector.trace(traceId);
    const quiet = spans.length === known;
    known = spans.length;
    strays = rootsOf(spans).filter(({ parentSpanId }) => parentSpanId !== clientSpanId);
    return quiet && strays.length === 0 ? spans : undefined;
  };
  return waitFor(async () => isWhole(), {
    timeoutMs: 30_000,
    intervalMs: 2_000,
    what: 'the whole trace',
  }).catch((error: unknown) => {
    throw new Error(
      `${String(error)}: ${known} spans; without their parent: ${strays.map(({ service, name }) => `${service} ${name}`).join(', ')}`,
    );
  });
};

/** Runs the whole pipeline of the invented company, as a client that traces its own requests. */
export const tracePipeline = async (
  stack: ObservedStack,
  reports: number,
  tracestate = 'client=spec',
): Promise<TracedPipeline> => {
  const { site, name } = await siteOf(reports);
  const traceId = randomBytes(16).toString('hex');
  const clientSpanId = randomBytes(8).toString('hex');
  const url = await site.start();
  try {
    const { id: companyId } = await stack.api.addCompany({ name, ir_url: `${url}/` });
    const answer = await fetch(`${stack.api.url}/api/v1/tasks/companies/${companyId}/extract`, {
      method: 'POST',
      headers: { traceparent: `00-${traceId}-${clientSpanId}-01`, tracestate },
    });
    const { task_id: taskId } = (await answer.json()) as { readonly task_id: string };
    const task = await waitFor(
      async () => {
        const now = await stack.api.task(taskId);
        return FINAL.includes(now.status) ? now : undefined;
      },
      { timeoutMs: 240_000, intervalMs: 250, what: 'the pipeline to end' },
    );
    return {
      task,
      companyId,
      traceId,
      clientSpanId,
      spans: await waitUntilSettled(stack, traceId, clientSpanId),
      seenBySite: site.traces,
    };
  } finally {
    site.stop();
  }
};

/** The tracker follows every event of every task, which says nothing about how the work went. */
export const isBookkeeping = (
  spans: readonly CollectedSpan[],
): ((span: CollectedSpan) => boolean) => {
  const parents = new Set(
    spans
      .filter(({ service }) => service !== 'task-tracker')
      .map(({ parentSpanId }) => parentSpanId),
  );
  return (span) =>
    span.service === 'task-tracker' ||
    (span.name.startsWith('send Task') && !parents.has(span.spanId));
};
