import { expect } from 'chai';
import type { EventEnvelope } from '@fde/contracts';
import type { Task } from '@fde/event-log';
import { notificationsOf } from './notifications-of.js';

const message = (type: string, payload: object): EventEnvelope => ({
  message_id: '11111111-1111-4111-8111-111111111111',
  kind: 'event',
  type,
  schema_version: 1,
  task_id: null,
  correlation_id: '11111111-1111-4111-8111-111111111111',
  causation_id: null,
  traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  occurred_at: '2026-03-01T09:30:00.000Z',
  stream_id: 'any-1',
  stream_version: 1,
  payload,
});
const noticesOf = async (type: string, payload: object, task?: Partial<Task>) =>
  (
    await notificationsOf(message(type, payload), () => Promise.resolve(task as Task | undefined))
  ).map(({ event, body }) => ({ event, data: (JSON.parse(body) as { data: unknown }).data }));

const changes = (restated: number) => ({
  id: 5,
  company_id: 1,
  statement_type: 'income_statement',
  changes: {
    first: false,
    new_years: ['2024'],
    lost_years: [],
    currency_before: null,
    cells: [
      {
        item: 'Revenue',
        year: '2023',
        before: 1,
        after: 2,
        reason: 'restatement',
        document_id: 1,
        page: 2,
      },
      {
        item: 'Costs',
        year: '2023',
        before: 1,
        after: 2,
        reason: 'read_otherwise',
        document_id: 1,
        page: 2,
      },
    ],
    cell_count: 2,
    restated_count: restated,
    closed_gaps: [],
    closed_gap_count: 0,
    opened_gap_count: 0,
  },
});

describe('what webhooks are told', () => {
  it('of the end of a task: what was asked for, and how it ended', async () => {
    const task = {
      taskId: 't',
      operation: 'extract_document' as const,
      companyId: 1,
      documentId: 2,
      parentTaskId: null,
    };
    const error = { code: 'pdf_unreadable', message: 'no', retryable: false };
    const [one] = await noticesOf('TaskFailed', { attempt: 1, attempt_id: null, error }, task);
    expect(one).to.deep.equal({
      event: 'task.ended',
      data: {
        task_id: 't',
        operation: 'extract_document',
        status: 'FAILURE',
        outcome: 'refused',
        outcome_reason: 'no',
        company_id: 1,
        document_id: 2,
        parent_task_id: null,
        error,
      },
    });
    expect(
      await noticesOf('TaskRevoked', { reason: 'unwanted' }, undefined),
      'unknown',
    ).to.deep.equal([]);
  });

  it('of the end of a task that lost some of its parts: the outcome in words', async () => {
    const task = { taskId: 't', operation: 'extract_company' as const, companyId: 1 };
    const end = { outcome: 'partly_read', outcome_reason: '6 could not be read' };
    const result = { status: 'partial', ...end };
    const [one] = await noticesOf('TaskSucceeded', { attempt: 1, attempt_id: 'a', result }, task);
    expect(one?.data).to.include({ status: 'SUCCESS', ...end });
  });

  it('of a changed statement: its counts, and restated cells under an event of their own', async () => {
    const both = await noticesOf('CompiledStatementChanged', changes(1));
    expect(both.map(({ event }) => event)).to.deep.equal([
      'compiled-statement.changed',
      'restatement.found',
    ]);
    expect((both[1]?.data as { cells: object[] }).cells).to.have.length(1);
    const one = await noticesOf('CompiledStatementChanged', changes(0));
    expect(one.map(({ event }) => event)).to.deep.equal(['compiled-statement.changed']);
  });

  it('of changed periods of interim reports: the reports, and restated cells as of a statement', async () => {
    const statement = { company_id: 1, statement_type: 'income_statement' };
    const reports = [{ document_id: 2, fiscal_year: 2024, fiscal_part: 'Q1' }];
    const data = { ...changes(1), ...statement, interim_reports: reports };
    const { id: _, ...of } = {
      ...data,
      changes: { ...data.changes, new_periods: ['3 months to 2024-03-31'] },
    };
    const both = await noticesOf('PeriodsChanged', of);
    expect(both.map(({ event }) => event)).to.deep.equal(['periods.changed', 'restatement.found']);
    expect(both[0]?.data).to.deep.include({
      ...statement,
      interim_reports: reports,
      new_periods: ['3 months to 2024-03-31'],
      restated_count: 1,
    });
    expect(both[1]?.data).to.deep.include({ ...statement, compiled_statement_id: null });
  });

  it('of reviews, if there are any', async () => {
    const noticesOn = (reviews: object[]) =>
      noticesOf('ReviewsAsked', {
        extraction_id: 3,
        document_id: 2,
        company_id: 1,
        statement_type: 'income_statement',
        reviews,
      });
    expect(await noticesOn([])).to.deep.equal([]);
    const doubt = { about: 'reading', says: '', rule: 'repaired' };
    const restated = { about: 'restatement', says: '', rule: 'restatement' };
    const [needed] = await noticesOn([
      { id: 7, reasons: [doubt] },
      { id: 8, reasons: [restated] },
      { id: 9, reasons: [] },
    ]);
    expect(needed).to.deep.include({ event: 'review.needed' });
    expect(needed).to.have.nested.property('data.review_ids').that.deep.equals([7]);
    expect(await noticesOn([{ id: 8, reasons: [restated] }])).to.deep.equal([]);
  });

  it('of nothing else', async () =>
    expect(await noticesOf('CompanyRemoved', { id: 1 })).to.deep.equal([]));
});
