import { expect } from 'chai';
import type { LeftOutLine } from '../../outcomes/left-out-table.js';
import {
  countLeftOut,
  endNow,
  leftOutNow,
  missingUnsaid,
  nextStepsNow,
  partLeftOut,
} from './left-out.js';

type Run = Parameters<typeof leftOutNow>[0]['run'];

const line = (document_id: number, why: LeftOutLine['why']): LeftOutLine => ({
  document_id,
  title: null,
  url: '',
  document_type: 'annual_report',
  fiscal_year: 2020,
  why,
  reason: null,
});

describe('what a run left out', () => {
  it('parts what a person misses from what is no report of its own', () => {
    const { listed, expected } = partLeftOut([
      line(1, 'failed'),
      line(2, 'other_kind'),
      line(3, 'not_compiled'),
      line(4, 'same_report'),
    ]);
    expect(listed.map(({ document_id: id }) => id)).to.deep.equal([1, 3]);
    expect(expected.map(({ document_id: id }) => id)).to.deep.equal([2, 4]);
  });

  it('counts what was not read, and what was read and is not in the series, apart', () => {
    const lines = [line(1, 'failed'), line(2, 'another_company'), line(3, 'tagged_report')];
    expect(countLeftOut(lines)).to.deep.equal({ unread: 1, unused: 1 });
  });

  it('is what a later compilation says of the documents that were read', () => {
    const ended = (left_out: LeftOutLine[], next_steps: NonNullable<Run>['next_steps']): Run =>
      ({ left_out, next_steps }) as unknown as Run;
    const run = ended(
      [line(1, 'failed'), line(2, 'another_company'), line(3, 'same_report')],
      ['look_at_left_out'],
    );
    const compilation = ended(
      [line(4, 'left_out'), line(3, 'tagged_report')],
      ['look_at_left_out', 'upload_reports'],
    );
    const last = { company_id: 1, run, compilation, single_documents: [], read_since: [] };
    expect(leftOutNow(last).map(({ document_id: id, why }) => [id, why])).to.have.deep.members([
      [1, 'failed'],
      [3, 'tagged_report'],
      [4, 'left_out'],
    ]);
    expect(leftOutNow({ ...last, compilation: null })).to.have.length(3);
    expect(nextStepsNow(last)).to.deep.equal(['look_at_left_out', 'upload_reports']);
  });

  it('is also a document that came to nothing by itself, once', () => {
    const run = { left_out: [line(1, 'failed')] } as unknown as Run;
    const single_documents = [line(1, 'not_recognised'), line(5, 'no_statements')];
    const lines = leftOutNow({
      company_id: 1,
      run,
      compilation: null,
      single_documents,
      read_since: [],
    });
    expect(lines.map(({ document_id: id, why }) => [id, why])).to.deep.equal([
      [1, 'not_recognised'],
      [5, 'no_statements'],
    ]);
  });

  it('no longer has a document that was read by itself since', () => {
    const run = { left_out: [line(1, 'failed'), line(2, 'failed')] } as unknown as Run;
    const last = { company_id: 1, run, compilation: null, single_documents: [], read_since: [1] };
    expect(leftOutNow(last).map(({ document_id: id }) => id)).to.deep.equal([2]);
  });

  it('is listed if a person decided it, for that can be undone', () => {
    const lines = [
      { ...line(2, 'another_company'), about: { settled: true as const } },
      line(3, 'left_out'),
    ];
    expect(partLeftOut(lines)).to.deep.equal({ listed: lines, expected: [] });
    expect(countLeftOut(lines)).to.deep.equal({ unread: 0, unused: 2 });
  });
});

describe('the end that holds now', () => {
  const ended = (outcome: string, more: object = {}) =>
    ({ outcome, left_out: [], next_steps: [], ...more }) as unknown as NonNullable<Run>;
  const lastOf = (run: Run, compilation: Run, read_since: number[] = []) => ({
    company_id: 1,
    run,
    compilation,
    single_documents: [],
    read_since,
  });
  const complete = ended('found');

  it('is the only one there is', () => {
    expect(endNow(lastOf(complete, null))).to.equal(complete);
    expect(endNow(lastOf(null, complete))).to.include({ outcome: 'found' });
  });

  it('is not complete where a task of its own could not read a document', () => {
    const two = ended('found', { documents_found: 2 });
    const last = { ...lastOf(null, two), single_documents: [line(7, 'failed')] };
    expect(endNow(last)).to.include({ outcome: 'partly_read', documents_found: 3 });
  });

  it('is the compilation once everything of the run was read', () => {
    const partial = ended('partly_read', {
      left_out: [line(1, 'failed')],
      next_steps: ['look_at_left_out', 'review_company', 'upload_reports', 'run_again'],
    });
    expect(endNow(lastOf(partial, complete))).to.equal(partial);
    expect(nextStepsNow(lastOf(partial, complete))).to.include('run_again');
    expect(endNow(lastOf(partial, complete, [1]))).to.equal(complete);
    expect(nextStepsNow(lastOf(partial, complete, [1]))).to.deep.equal(['look_at_left_out']);
  });

  it('is the run whose site did not give all', () => {
    const half = ended('partly_read', { site_outcome: 'blocked' });
    expect(endNow(lastOf(half, complete))).to.equal(half);
    const blocked = ended('blocked', { next_steps: ['upload_reports'] });
    expect(endNow(lastOf(blocked, complete))).to.equal(blocked);
    expect(nextStepsNow(lastOf(blocked, complete))).to.deep.equal([]);
    const nothing = ended('nothing_there', { next_steps: [] });
    expect(nextStepsNow(lastOf(blocked, nothing))).to.deep.equal(['upload_reports']);
  });

  it('says which years are missing once', () => {
    const ended = (outcome: string, outcome_reason: string | null): Run =>
      ({
        outcome,
        outcome_reason,
        left_out: [],
        missing_years: ['2020', '2018'],
      }) as unknown as Run;
    const after = (compilation: Run) => ({
      company_id: 1,
      run: null,
      compilation,
      single_documents: [],
      read_since: [],
    });
    expect(missingUnsaid(after(ended('partly_read', '2018 and 2020 are missing')))).to.deep.equal(
      [],
    );
    expect(
      missingUnsaid(after(ended('partly_read', '1 report without a balance sheet'))),
    ).to.have.length(2);
    expect(missingUnsaid(after(ended('found', '2018 and 2020 are missing')))).to.have.length(2);
  });
});
