import type { DecisionDoubt, RawStatement, ReadingDecision } from '@fde/contracts';
import { expect } from 'chai';
import { BALANCE, PARENT_BALANCE } from '../../testing/drawn-report.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { statementOfRows } from '../../testing/printed-rows.js';
import { tablesOfDrawn } from '../../testing/read-candidates.js';
import type { Tables } from '../read-tables.js';
import { problemsOf } from './tell-problems.js';

const NO_TABLES: Tables = { drafts: [], unread: [], dropped: [], problems: [] };
const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
const decision = (
  doubt: DecisionDoubt | undefined,
  more: Partial<ReadingDecision> = {},
): ReadingDecision => ({
  value: '1000',
  evidence: [],
  ...(doubt === undefined ? {} : { doubt }),
  ...more,
});
/** Three statements of which the first is given these decisions. */
const three = (
  decisions: NonNullable<RawStatement['decisions']> = {},
  more: Partial<RawStatement> = {},
) =>
  TYPES.map((type, at) => ({
    ...statementOfRows(type, [['Row', [1, 1]]]),
    ...(at === 0 ? { decisions, ...more } : {}),
  }));
const problems = (statements: RawStatement[], tables = NO_TABLES): string[] =>
  problemsOf(statements, [], tables);

describe('The problems of a reading', () => {
  it('are none if all three statements were read without doubt', () => {
    expect(problems(three())).to.deep.equal([]);
    expect(
      problems(three({ scale: decision(undefined), place: decision(undefined) })),
    ).to.deep.equal([]);
  });

  for (const missing of TYPES)
    it(`name a statement that was not found: ${missing}`, () => {
      const sentences = problems(three().filter(({ statement_type: type }) => type !== missing));
      expect(sentences.join()).to.include(missing.replace('_statement', '').replaceAll('_', ' '));
    });

  for (const { name, doubt, expected } of [
    { name: 'years', doubt: 'ambiguous', expected: 'allows two sets of columns' },
    { name: 'years', doubt: 'incomplete', expected: 'stands under no year' },
    { name: 'place', doubt: 'substitute', expected: 'may stand in for the statement itself' },
    { name: 'place', doubt: 'incomplete', expected: 'a part of it was not found' },
    { name: 'place', doubt: 'disputed', expected: 'a page with its title gave no table' },
    { name: 'place', doubt: 'guessed', expected: undefined },
    { name: 'entity', doubt: 'disputed', expected: 'another may be meant' },
    { name: 'entity', doubt: 'ambiguous', expected: 'the first and largest was taken' },
    { name: 'scale', doubt: 'guessed', expected: 'the scale 1000 is guessed (no evidence)' },
    {
      name: 'currency',
      doubt: 'disputed',
      expected: 'the currency 1000 is disputed (no evidence)',
    },
    { name: 'number_style', doubt: 'guessed', expected: 'the number style 1000 is guessed' },
  ] as const)
    it(`name ${expected === undefined ? 'nothing' : 'the doubt'} if the ${name} is ${doubt}`, () => {
      const sentences = problems(three({ [name]: decision(doubt) }));
      expect(sentences).to.have.length(expected === undefined ? 0 : 1);
      if (expected !== undefined)
        expect(sentences[0]).to.include('income statement on page 1').and.to.include(expected);
    });

  it('name the source of a doubtful currency or scale', () => {
    const evidence = [{ source: 'country', says: 'AUD', weight: 0.6 }];
    expect(
      problems(three({ currency: decision('guessed', { value: 'AUD', evidence }) })),
    ).to.deep.equal(['income statement on page 1: the currency AUD is guessed (country)']);
  });

  it('name a differing period: of another length, or part of a year', () => {
    const against = [{ source: 'balance sheet', says: '2023-12-31', weight: 1 }];
    const period = decision('disputed', { value: '2022-12-31', against });
    expect(problems(three({ period }))).to.deep.equal([
      'income statement on page 1: its period (2022-12-31) is in doubt (balance sheet 2023-12-31)',
    ]);
    expect(problems(three({}, { period: 'interim' }))).to.deep.equal([
      'income statement on page 1: it covers only part of a year (interim)',
    ]);
  });

  it('name pages without usable text', () => {
    const page = (number: number, quality: 'good' | 'garbled') =>
      ({ ...pageFromText('text', number), quality }) as never;
    expect(
      problemsOf(three(), [page(1, 'good'), page(2, 'garbled'), page(9, 'garbled')], NO_TABLES),
    ).to.deep.equal(['pages without usable text: 2, 9']);
  });

  it('name what was left out by its title, if nothing better was found', () => {
    const tables = tablesOfDrawn([PARENT_BALANCE]);
    const without = three().filter(({ statement_type: type }) => type !== 'balance_sheet');
    expect(problems(without, tables).join()).to.include('was left out by its title');
    expect(problems(three(), tables)).to.deep.equal([]);
    expect(problems(without, tablesOfDrawn([BALANCE])).join()).to.not.include('left out');
  });

  it('include what reading found on the way', () => {
    expect(problems(three(), { ...NO_TABLES, problems: ['page 4 is strange'] })).to.deep.equal([
      'page 4 is strange',
    ]);
  });
});
