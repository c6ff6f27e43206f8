import { expect } from 'chai';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  INCOME,
  PROSE,
} from '../../testing/drawn-report.js';
import { tablesOfDrawn } from '../../testing/read-candidates.js';
import { chooseTriple } from '../choose-triple.js';
import { withDecisions } from './with-decisions.js';

const REPORT = [BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED];
/** A second set of statements, of another company: the same rows, other names and numbers. */
const other = (drawing: string): string =>
  drawing
    .replaceAll('ACME CORPORATION', 'OTHER LTD')
    .replace(/(\d),(\d{3})/g, '$1,$2')
    .replace(/\b1,/g, '3,');
const decide = (drawings: readonly string[]) => {
  const tables = tablesOfDrawn(drawings);
  const triple = chooseTriple(tables.drafts);
  const statements = Object.values(triple).map(({ raw }) => raw);
  return withDecisions(statements, triple, tables);
};
const doubts = (drawings: readonly string[], name: 'place' | 'entity') =>
  decide(drawings).map(({ statement_type: type, decisions }) => [type, decisions?.[name]?.doubt]);
const NONE = [
  ['income_statement', undefined],
  ['balance_sheet', undefined],
  ['cash_flow_statement', undefined],
];

describe('Where a statement stands', () => {
  it('is without doubt if all three have their titles and close', () => {
    expect(doubts(REPORT, 'place')).to.have.deep.members(NONE);
    expect(doubts([PROSE, ...REPORT, PROSE], 'place')).to.have.deep.members(NONE);
  });

  it('is its page, by its title and its rows', () => {
    const balance = decide(REPORT).find(({ statement_type: type }) => type === 'balance_sheet');
    expect(balance?.decisions?.place?.value).to.equal('1');
    expect(balance?.decisions?.place?.evidence.map(({ source }) => source)).to.include('title');
  });

  it('is in doubt if a part of the statement is missing', () => {
    const half = BALANCE.split('LIABILITIES AND')[0] ?? '';
    expect(doubts([half, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED], 'place')).to.deep.include([
      'balance_sheet',
      'incomplete',
    ]);
  });

  it('is that of an extract under a condensed title without a reference to the notes, but in an interim report', () => {
    const condensed = REPORT.map((drawing) =>
      drawing
        .replace('CONSOLIDATED', 'CONDENSED CONSOLIDATED')
        .replace('See accompanying notes to consolidated financial statements.', ''),
    );
    const interim = condensed.map((drawing) =>
      drawing.replace('Years ended December 31,', 'Six months ended June 30,'),
    );
    expect(doubts(condensed, 'place')).to.deep.include(['income_statement', 'substitute']);
    expect(doubts(interim, 'place')).to.have.deep.members(NONE);
  });

  it('is less certain without a title', () => {
    const untitled = BALANCE.replace('CONSOLIDATED BALANCE SHEETS', 'Some figures');
    const weight = (drawing: string): number => {
      const raw = decide([drawing, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED]).find(
        ({ statement_type: type }) => type === 'balance_sheet',
      );
      const evidence = raw?.decisions?.place?.evidence ?? [];
      return evidence.reduce((sum, one) => sum + one.weight, 0);
    };
    expect(weight(untitled)).to.be.below(weight(BALANCE));
  });
});

describe('Whose figures a statement shows', () => {
  it('is the group by its title', () => {
    expect(decide(REPORT).map(({ decisions }) => decisions?.entity?.value)).to.deep.equal([
      'group',
      'group',
      'group',
    ]);
    expect(doubts(REPORT, 'entity')).to.have.deep.members(NONE);
  });

  it('is the only company if nothing names a group', () => {
    const plain = REPORT.map((drawing) => drawing.replace('CONSOLIDATED ', ''));
    expect(new Set(decide(plain).map(({ decisions }) => decisions?.entity?.value))).to.deep.equal(
      new Set(['company']),
    );
  });

  it('keeps what was decided before', () => {
    for (const { decisions } of decide(REPORT))
      expect(decisions).to.include.keys('years', 'period', 'place', 'entity');
  });

  it('is not in doubt for a review of more years', () => {
    const tables = tablesOfDrawn([...REPORT, ...REPORT.map(other)]);
    const triple = chooseTriple(tables.drafts);
    const chosen = new Set(Object.values(triple));
    const years = ['2023', '2022', '2021', '2020', '2019', '2018'];
    const drafts = tables.drafts.map((draft) =>
      chosen.has(draft) ? draft : { ...draft, raw: { ...draft.raw, years } },
    );
    const statements = Object.values(triple).map(({ raw }) => raw);
    const decided = withDecisions(statements, triple, { ...tables, drafts });
    expect(decided.map(({ decisions }) => decisions?.entity?.doubt)).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is in doubt where the report calls the company otherwise than the heads of its statements', () => {
    const namedBy = (source: string) => ({
      value: 'ACME CORPORATION',
      evidence: [{ source, says: 'ACME CORPORATION', weight: 0.45 }],
      against: [{ source: 'repeated', says: 'Other AG', weight: 0.3 }],
      doubt: 'disputed' as const,
    });
    const doubtsOf = (source: string) => {
      const tables = tablesOfDrawn(REPORT);
      const drafts = tables.drafts.map((draft) => {
        const decisions = { ...draft.raw.decisions, company_name: namedBy(source) };
        return { ...draft, raw: { ...draft.raw, decisions } };
      });
      const triple = chooseTriple(drafts);
      const statements = Object.values(triple).map(({ raw }) => raw);
      const decided = withDecisions(statements, triple, { ...tables, drafts });
      return decided.map(({ decisions }) => decisions?.entity?.doubt);
    };
    expect(doubtsOf('head')).to.deep.equal(['disputed', 'disputed', 'disputed']);
    expect(doubtsOf('audited')).to.deep.equal([undefined, undefined, undefined]);
  });

  it('is in doubt where a parent company is chosen beside the one statement of income that its group has', () => {
    const plain = REPORT.map((drawing) =>
      drawing
        .replace('CONSOLIDATED ', '')
        .replace('STATEMENTS OF OPERATIONS', 'STATEMENTS OF COMPREHENSIVE INCOME'),
    );
    const parents = plain.map(
      (drawing) => `Parent company financial statements\n${other(drawing)}`,
    );
    const tables = tablesOfDrawn([...plain, ...parents]);
    const triple = chooseTriple(
      tables.drafts.filter(({ raw }) => (raw.pages[0] ?? 0) > plain.length),
    );
    const statements = Object.values(triple).map(({ raw }) => raw);
    const doubted = withDecisions(statements, triple, tables);
    expect(doubted.map(({ decisions }) => decisions?.entity?.doubt)).to.deep.equal([
      'disputed',
      'disputed',
      'disputed',
    ]);
  });

  it('is in doubt among several whole sets that nothing distinguishes', () => {
    const sets = [...REPORT, ...REPORT.map(other)];
    const entities = decide(sets).map(({ decisions }) => decisions?.entity?.doubt);
    expect(entities.some((doubt) => doubt !== undefined)).to.equal(true);
  });
});

describe('Decisions', () => {
  it('are made for chosen statements only', () => {
    const tables = tablesOfDrawn(REPORT);
    const triple = chooseTriple(tables.drafts);
    const statements = Object.values(triple).map(({ raw }) => raw);
    expect(withDecisions(statements, {}, tables)).to.deep.equal([]);
  });
});
