import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { statementsIn } from '../spec-support/read-text.js';
import { HALF_YEAR, STATEMENTS, table, taggedDocument } from '../spec-support/tagged-document.js';

type Time = 'h' | 's';

/** The numbers of a half; those of its second quarter are a row's own text. */
const HALF = STATEMENTS.income;
const QUARTER = HALF.map((row) =>
  row
    .replace('| 60 | 50', '| 31 | 26')
    .replace('| 40 | 30', '| 21 | 16')
    .replace('| 100 | 80', '| 52 | 42')
    .replace('| 70 | 60', '| 37 | 31')
    .replace('| 30 | 20', '| 15 | 11')
    .replace('| 10 | 5', '| 5 | 3')
    .replace('| 20 | 15', '| 10 | 8'),
);

type Tables = readonly (readonly [Time, readonly string[]])[];

const bodyOf = (...tables: Tables): string =>
  tables.map(([time, rows]) => `<p>STATEMENTS OF INCOME</p>${table(time, rows)}`).join('');

const reportOf = (...tables: Tables): string => taggedDocument(bodyOf(...tables), HALF_YEAR);

const incomeIn = async (text: string): Promise<RawStatement | undefined> => {
  const { statements } = await statementsIn(text);
  return statements.find(({ statement_type }) => statement_type === 'income_statement');
};

const cellsIn = (raw: RawStatement | undefined, column: string): unknown[] =>
  raw?.other_columns
    ?.find(({ name }) => name === column)
    ?.cells.map(({ row, value }) => [raw.line_items[row ?? -1]?.name, value]) ?? [];

const namesOf = (raw: RawStatement | undefined): unknown[] =>
  raw?.columns?.map(({ name, reason }) => `${name}: ${reason}`) ?? [];

const NEW_QUARTER = '91 days to 2024-06-30';
const OLD_QUARTER = '91 days to 2023-06-30';

describe('a statement printed in a table for the quarter and one for the half', () => {
  it('is one statement with the quarters beside the halves, whichever table is first', async () => {
    for (const text of [
      reportOf(['s', QUARTER], ['h', HALF]),
      reportOf(['h', HALF], ['s', QUARTER]),
    ]) {
      const raw = await incomeIn(text);
      expect(raw?.years).to.deep.equal(['2024', '2023']);
      expect(namesOf(raw)).to.deep.equal([
        '2024: part_of_year',
        '2023: part_of_year',
        `${NEW_QUARTER}: part_of_year`,
        `${OLD_QUARTER}: part_of_year`,
      ]);
      expect(raw?.line_items.at(-1)?.values).to.deep.equal({ 2024: 20, 2023: 15 });
      expect(cellsIn(raw, NEW_QUARTER)).to.deep.equal([
        ['Tin', 31],
        ['Lead', 21],
        ['Total revenue', 52],
        ['Cost of sales', 37],
        ['Income before taxes', 15],
        ['Income taxes', 5],
        ['Net income', 10],
      ]);
      expect(cellsIn(raw, OLD_QUARTER).at(-1)).to.deep.equal(['Net income', 8]);
    }
  });

  it('keeps rows that only the quarter has, without a row of the half', async () => {
    const fire = 'Loss from a fire | UnusualOrInfrequentItemNetOfInsuranceProceeds | 0 | 2';
    const raw = await incomeIn(reportOf(['h', HALF], ['s', [fire, ...QUARTER]]));
    const cells = raw?.other_columns?.find(({ name }) => name === OLD_QUARTER)?.cells ?? [];
    expect(cells.filter(({ row }) => row === undefined)).to.have.length(1);
    expect(cells.find(({ row }) => row === undefined)).to.include({
      name: 'Loss from a fire',
      value: 2,
    });
    expect(cellsIn(raw, OLD_QUARTER).slice(0, 1)).to.deep.equal([['Tin', 26]]);
  });

  it('doubts a number of the quarter whose tag is of another quarter, and no other one', async () => {
    const body = bodyOf(['h', HALF], ['s', QUARTER]).replace(
      'us-gaap:NetIncomeLoss" contextRef="s24"',
      'us-gaap:NetIncomeLoss" contextRef="q24"',
    );
    const raw = await incomeIn(taggedDocument(body, HALF_YEAR));
    const cells = raw?.other_columns?.find(({ name }) => name === NEW_QUARTER)?.cells ?? [];
    const doubted = cells.filter(({ source }) => source?.doubt !== undefined);
    expect(doubted).to.have.length(1);
    expect(doubted[0]).to.include({ name: 'Net income', value: 10 });
    expect(doubted[0]?.source).to.include({ doubt: 'tag-differs', confidence: 0.5 });
    expect(raw?.notes?.join()).to.match(/of 2024-10-01 to .*its column of 2024-04-01/);
  });

  it('takes no note for it that repeats a few of its rows', async () => {
    const note = QUARTER.filter((row) => /Total revenue|Income taxes|Net income/.test(row));
    const raw = await incomeIn(reportOf(['h', HALF], ['s', note]));
    expect(namesOf(raw)).to.deep.equal(['2024: part_of_year', '2023: part_of_year']);
  });
});
