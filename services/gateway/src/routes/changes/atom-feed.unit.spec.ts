import type { StatementChanges } from '@fde/contracts';
import type { Task } from '@fde/event-log';
import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { atomFeed } from './atom-feed.js';

const PLACE = {
  origin: 'http://fde.example',
  path: '/api/v1/feed.atom?company_id=1&x=<',
  now: new Date('2026-03-02T00:00:00.000Z'),
};
const changes = (more: Partial<StatementChanges> = {}): StatementChanges => ({
  first: false,
  new_years: [],
  lost_years: [],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
  ...more,
});
const record = (name: string, what: StatementChanges) => ({
  id: '5b1d2a9e-6a5e-4c52-9d0e-6d7c3b1a8f10',
  compiled_statement_id: 5,
  company_id: 1,
  company_name: name,
  statement_type: 'Income Statement',
  changed_at: new Date('2026-03-01T09:30:00.000Z'),
  changes: what,
  interim_reports: null,
});
const parsed = (text: string): Document =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;
const textOf = (document: Document, selector: string): string | undefined =>
  document.querySelector(selector)?.textContent ?? undefined;

describe('the Atom feed', () => {
  it('says in one line what is new, with both values in the content', () => {
    const cell = {
      item: 'Product Sales',
      year: '2024',
      before: 50938,
      after: 50911,
      reason: 'restatement' as const,
      document_id: 12,
      page: 158,
    };
    const feed = parsed(
      atomFeed(
        [
          record(
            'Brightwater plc',
            changes({ new_years: ['2025'], cells: [cell], cell_count: 2, restated_count: 1 }),
          ),
        ],
        [],
        PLACE,
      ),
    );
    expect(textOf(feed, 'entry > title')).to.equal(
      'Brightwater plc, income statement: 1 new year, 1 figure restated, 1 other figure changed',
    );
    expect(textOf(feed, 'entry > id')).to.equal('urn:uuid:5b1d2a9e-6a5e-4c52-9d0e-6d7c3b1a8f10');
    expect(textOf(feed, 'entry > content')).to.contain(
      'Product Sales, 2024: 50,938 -> 50,911 (restatement)',
    );
    expect(feed.querySelector('entry > link')?.getAttribute('href')).to.equal(
      'http://fde.example/#/statements/5',
    );
    expect(textOf(feed, 'feed > updated')).to.equal('2026-03-01T09:30:00.000Z');
  });

  it('says apart what a person corrected', () => {
    const cell = {
      item: 'Product Sales',
      year: '2024',
      before: 50938,
      after: 50911,
      reason: 'correction' as const,
      document_id: 12,
      page: 158,
    };
    const undone = { ...cell, reason: 'correction_undone' as const };
    const feed = parsed(
      atomFeed(
        [record('Brightwater plc', changes({ cells: [cell, undone], cell_count: 2 }))],
        [],
        PLACE,
      ),
    );
    expect(textOf(feed, 'entry > title')).to.equal(
      'Brightwater plc, income statement: 2 figures corrected by a person or set back',
    );
  });

  it('is well-formed whatever a name holds', () => {
    const name = 'A & B <script>"\u0001\ud800 ]]>';
    const feed = parsed(
      atomFeed([record(name, changes({ first: true, new_years: ['2025'] }))], [], PLACE),
    );
    expect(textOf(feed, 'entry > title')).to.equal(
      'A & B <script>"\ufffd\ufffd ]]>, income statement: compiled for the first time, 1 new year',
    );
  });

  it('tells of runs that left something out, in order of time', () => {
    const run = {
      task: { taskId: 't', operation: 'extract_company', companyId: 1 } as Task,
      companyName: 'Brightwater plc',
      end: { outcome: 'partly_read', outcome_reason: '6 could not be read' } as const,
      endedAt: new Date('2026-03-01T09:31:00.000Z'),
    };
    const feed = parsed(atomFeed([record('B', changes({ first: true }))], [run], PLACE));
    const titles = [...feed.querySelectorAll('entry > title')].map((one) => one.textContent);
    expect(titles[0]).to.equal('Brightwater plc, full extraction: partly read');
    expect(titles).to.have.length(2);
    expect(textOf(feed, 'entry > summary')).to.equal('6 could not be read');
  });

  it('is a feed without entries where nothing is new', () => {
    const feed = parsed(atomFeed([], [], PLACE));
    expect(feed.querySelectorAll('entry').length).to.equal(0);
    expect(textOf(feed, 'feed > updated')).to.equal('2026-03-02T00:00:00.000Z');
  });
});
