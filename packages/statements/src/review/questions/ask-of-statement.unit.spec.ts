import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { REVIEWED } from '../../prove/reading-doubt.js';
import { proveStatement } from '../../prove/prove-statement.js';
import { statementOfRows } from '../../testing/printed-rows.js';
import { askOfStatement } from './ask-of-statement.js';

const balance = (liabilities = 600, more: Partial<RawStatement> = {}): RawStatement =>
  proveStatement({
    ...statementOfRows('balance_sheet', [
      ['Cash', [400, 380]],
      ['Inventories', [600, 520]],
      ['Total assets', [1000, 900], { is_total: true }],
      ['Total liabilities', [liabilities, 550], { is_total: true }],
      ['Total equity', [400, 350], { is_total: true }],
      ['Total equity and liabilities', [1000, 900], { is_total: true }],
    ]),
    ...more,
  });
const questionsOf = (raw: unknown) =>
  askOfStatement(raw).map(
    ({ decision, item, reasons }) =>
      [
        decision ?? `${item?.name ?? ''} ${item?.year ?? ''}`,
        reasons.map(({ rule }) => rule),
      ] as const,
  );

describe('What a person should review in a statement', () => {
  it('asks nothing about a statement whose figures are proven', () => {
    expect(questionsOf(balance())).to.deep.equal([]);
  });

  describe('of three and nine months beside each other', () => {
    const length = (count: number) => ({ count, unit: 'months', text: `${count} months` }) as const;
    const flow = (months: number | undefined) =>
      ({
        kind: 'duration',
        end: '2023-09-30',
        ...(months === undefined ? {} : { length: length(months) }),
      }) as const;
    const doubted = (
      period: NonNullable<RawStatement['period']>,
      months: readonly (number | undefined)[],
      doubt: 'ambiguous' | 'incomplete' = 'ambiguous',
    ): RawStatement => ({
      ...balance(),
      period,
      columns: months.map((count, at) => ({
        name: String(at),
        period: flow(count),
        is_fiscal_year: false,
      })),
      decisions: { years: { value: '2023 in column 1', evidence: [], doubt } },
    });
    const TABLE: readonly (readonly [string, RawStatement, number])[] = [
      [
        'asks nothing of an interim report whose columns say their length',
        doubted('interim', [3, 9]),
        0,
      ],
      ['asks where a column says none', doubted('interim', [3, undefined]), 1],
      ['asks of a report on the year', doubted('annual', [3, 9]), 1],
      ['asks where a column was not explained', doubted('interim', [3, 9], 'incomplete'), 1],
    ];
    for (const [name, raw, count] of TABLE)
      it(name, () => {
        const questions = questionsOf(raw).filter(([decision]) => decision === 'years');
        expect(questions).to.have.length(count);
      });
  });

  it('asks about the figures of an identity that fails, key totals first', () => {
    const names = questionsOf(balance(700)).map(([name]) => name);
    expect(names[0]).to.match(/^Total (assets|equity) 2023$/);
    expect(names).to.include('Total liabilities 2023');
    expect(names.indexOf('Total liabilities 2023')).to.be.greaterThan(
      names.indexOf('Total equity 2023'),
    );
  });

  const settled = (value: number, read: number): RawStatement =>
    balance(value, {
      line_items: balance(value).line_items.map((row) =>
        row.name === 'Total liabilities'
          ? {
              ...row,
              sources: {
                2023: { confidence: 1, method: REVIEWED, read: { value: read }, review_id: 7 },
              },
            }
          : row,
      ),
    });
  const failuresOf = (raw: RawStatement): string[] =>
    askOfStatement(raw).flatMap(({ reasons }) => reasons.map(({ says }) => says));

  it('names the number that a person entered where a sum fails with it', () => {
    expect(failuresOf(settled(700, 600))).to.include(
      'Total equity and liabilities = Total liabilities + Total equity fails with the number that a person entered for Total liabilities',
    );
  });

  it('does not blame a person who confirms what was read', () => {
    const failures = failuresOf(settled(700, 700));
    expect(failures).not.to.be.empty;
    expect(failures.filter((says) => says.includes('a person'))).to.deep.equal([]);
  });

  it('says which rule doubts a figure, and what it read there', () => {
    const raw = balance();
    const repaired = {
      ...raw,
      line_items: raw.line_items.map((row) =>
        row.name === 'Cash'
          ? {
              ...row,
              sources: {
                ...row.sources,
                2023: { page: 3, bbox: [1, 2, 3, 4], confidence: 0.95, doubt: 'repaired' },
              },
            }
          : row,
      ),
    };
    const [question, ...others] = askOfStatement(repaired);
    expect(others).to.deep.equal([]);
    expect(question).to.deep.include({
      item: { name: 'Cash', section: null, occurrence: 0, year: '2023' },
      value: 400,
      page: 3,
      bbox: [1, 2, 3, 4],
      doubt: 0.05,
    });
    expect(question?.reasons.map(({ rule }) => rule)).to.deep.equal(['repaired']);
  });

  it('asks about a doubtful decision once, not about every figure under it', () => {
    const guessed = { value: '1', evidence: [], doubt: 'guessed' as const };
    expect(questionsOf(balance(600, { decisions: { scale: guessed } }))).to.deep.equal([
      ['scale', ['guessed']],
    ]);
  });

  it("asks about a figure that the year's tagged report states otherwise, whatever the sums prove", () => {
    const [question] = askOfStatement({
      ...balance(),
      cross_check: {
        document_id: 12,
        agree: 9,
        differ: 1,
        missing: 0,
        cells: [{ name: 'Cash', year: '2023', given: 400, tagged: 401 }],
      },
    });
    expect(question?.reasons).to.deep.equal([
      {
        about: 'tagged_report',
        says: 'The tagged report of the year says 401',
        rule: 'value',
        value: 401,
        document_id: 12,
      },
    ]);
  });

  it('asks nothing about what a person settled or set aside, nor about raw data that is not a statement', () => {
    const raw = balance(700);
    const reviewed = {
      ...raw,
      line_items: raw.line_items.map((row) => ({
        ...row,
        sources: Object.fromEntries(
          Object.entries(row.sources ?? {}).map(([year, source]) => [
            year,
            { ...source, method: 'reviewed', confidence: 1 },
          ]),
        ),
      })),
    };
    for (const each of [reviewed, { ...raw, set_aside_by: 3 }, {}, null, { line_items: [1] }])
      expect(questionsOf(each)).to.deep.equal([]);
  });
});
