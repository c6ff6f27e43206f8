import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  endOfError,
  endOfResult,
  missingYears,
  missingYearsInWords,
  namesMissingYears,
  NEXT_STEP_WORDS,
  nextStepsOf,
  outcomeOfCode,
  RUN_OUTCOMES,
} from './outcomes.js';

interface Contract {
  readonly components: { readonly schemas: Record<string, { readonly enum: readonly string[] }> };
}
const contract = parse(
  readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'),
) as Contract;
const ended = { outcome: 'found', failed: 0, unstarted: 0, missingYears: 0 } as const;

describe('outcomes of runs', () => {
  it('are the closed set of openapi.yaml, and so are the next steps', () => {
    const { RunOutcome, NextStep } = contract.components.schemas;
    expect(RunOutcome?.enum).to.deep.equal(RUN_OUTCOMES);
    expect(NextStep?.enum).to.deep.equal(Object.keys(NEXT_STEP_WORDS));
  });

  it('are told of what a site answers and of errors, and are failures otherwise', () => {
    const codes = ['site_forbids', 'page_not_found', 'host_not_found', 'site_needs_login'];
    expect(codes.map(outcomeOfCode)).to.deep.equal(['blocked', 'gone', 'gone', 'needs_a_person']);
    expect(['network_error', 'tls_error', 'internal_error'].map(outcomeOfCode)).to.deep.equal(
      Array(3).fill('failed'),
    );
    expect(endOfError({ code: 'not_a_pdf', message: 'it is HTML' })).to.deep.equal({
      outcome: 'refused',
      outcome_reason: 'it is HTML',
    });
  });

  it('are read from results, also from those of earlier releases', () => {
    expect(endOfResult({ outcome: 'gone', outcome_reason: 'no such page' })).to.deep.equal({
      outcome: 'gone',
      outcome_reason: 'no such page',
    });
    expect(endOfResult({ status: 'partial', outcome: 'site_forbids', message: '403' })).to.include({
      outcome: 'partly_read',
      outcome_reason: '403',
    });
    expect(endOfResult(null).outcome).to.equal('found');
  });

  it('lead to what a person can do, each once', () => {
    expect(nextStepsOf(ended)).to.deep.equal([]);
    expect(nextStepsOf({ ...ended, outcome: 'gone' })).to.deep.equal(['check_address']);
    expect(
      nextStepsOf({ ...ended, outcome: 'partly_read', failed: 6, missingYears: 6 }),
    ).to.deep.equal(['look_at_left_out', 'upload_reports']);
    expect(nextStepsOf({ ...ended, outcome: 'blocked', failed: 1, missingYears: 1 })).to.deep.equal(
      ['upload_reports', 'look_at_left_out'],
    );
    expect(nextStepsOf({ outcome: 'partly_read', failed: 1, isOwnerInDoubt: true })).to.deep.equal([
      'look_at_left_out',
      'review_company',
    ]);
  });

  it('name the years that are missing: holes, and reports that were found and not read', () => {
    expect(missingYears([2016, 2019], [2015, 2016, 2018])).to.deep.equal(['2019', '2017']);
    expect(missingYears([], [])).to.deep.equal([]);
    expect(missingYears([2020, 2021], [])).to.deep.equal(['2021', '2020']);
  });

  it('name them in the reason, up to six', () => {
    const names = (years: readonly string[]): boolean =>
      namesMissingYears(`2 reports read, ${missingYearsInWords(years)}`, years);
    expect(names(['2019', '2017'])).to.equal(true);
    expect(names(['2019'])).to.equal(true);
    expect(names(['2019', '2018', '2017', '2016', '2015', '2014', '2013'])).to.equal(false);
    expect(namesMissingYears('1 report of 2019 read in part', ['2019'])).to.equal(false);
  });
});
