import type { StatementColumn } from '@fde/contracts';
import { expect } from 'chai';
import { rankedOf } from '../specimens/reports.js';
import { doubtInputs } from './doubt-inputs.js';
import type { RankedInput } from './ranked-input.js';

const ROWS = ['Revenue', 'Cost of sales', 'Gross profit', 'Costs', 'Tax', 'Profit'] as const;
const MOST_DISPUTED = 0.6;

const report = (repeated: boolean, document = 1): RankedInput =>
  rankedOf({
    document,
    years: ['2023', '2022'],
    rows: ROWS.map((name, at) => [name, [100 + at, (repeated ? 100 : 90) + at]]),
  });

const withColumns = (one: RankedInput, columns: StatementColumn[]): RankedInput => ({
  ...one,
  raw: { ...one.raw, columns },
});
const confidences = ({ raw }: RankedInput): (number | undefined)[] =>
  raw.line_items.flatMap((item) => Object.values(item.sources ?? {}).map((one) => one.confidence));

describe('the periods of what is compiled', () => {
  it('lower every cell that an alarm doubts, and say why', () => {
    const [one] = doubtInputs([report(true)]);
    expect(one?.notes).to.deep.equal([
      'The columns of the report of 2023 are doubtful, a year that repeats its neighbour: 2023 and 2022.',
    ]);
    for (const confidence of confidences(one!)) expect(confidence).to.be.at.most(MOST_DISPUTED);
    expect(one?.raw.confidence).to.be.at.most(MOST_DISPUTED);
  });

  it('doubt nothing of an ordinary report, whatever other documents say', () => {
    const ordinary = report(false);
    expect(doubtInputs([ordinary, report(true, 2)])[0]).to.equal(ordinary);
  });

  it('are compared with those of the other statements of the same document alone', () => {
    const flows = report(false);
    const balance = rankedOf({
      document: 1,
      type: 'balance_sheet',
      years: ['2022', '2021'],
      rows: ROWS.map((name, at) => [name, [100 + at, 90 + at]]),
    });
    const alarms = (...inputs: RankedInput[]): (readonly string[] | undefined)[] =>
      doubtInputs(inputs).map(({ notes }) => notes);
    expect(alarms(flows, balance)[0]?.[0]).to.contain('other periods in the other statements');
    const elsewhere = { ...balance, input: { ...balance.input, documentId: 2 } };
    expect(alarms(flows, elsewhere)).to.deep.equal([undefined, undefined]);
  });

  it('doubt a part of a year among full years that a client sent', () => {
    const part = withColumns(report(false), [
      {
        name: '2023',
        period: { kind: 'duration', end: '2023-12-31', length: { count: 29, unit: 'weeks' } },
        is_fiscal_year: true,
      },
    ]);
    const [one] = doubtInputs([part]);
    expect(one?.notes?.[0]).to.contain('a length that does not fit its name');
    expect(one?.raw.line_items[0]?.sources?.['2022']?.confidence).to.equal(0.95);
    expect(one?.raw.line_items[0]?.sources?.['2023']?.confidence).to.be.at.most(MOST_DISPUTED);
  });

  it('are left as a person settled them', () => {
    const one = report(true);
    const decisions = { years: { value: '2023, 2022', evidence: [], review_id: 7 } };
    const settled = { ...one, raw: { ...one.raw, decisions } };
    expect(doubtInputs([settled])).to.deep.equal([settled]);
  });
});
