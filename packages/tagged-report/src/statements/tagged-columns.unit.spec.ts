import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../spec-support/read-text.js';
import { fact, HALF_YEAR, STATEMENTS, taggedDocument } from '../spec-support/tagged-document.js';

/** Numbers of one row in a column: its context and its unit, and the factor by which they differ from the row's own. */
interface Column {
  readonly ref: string;
  readonly unit?: string;
  readonly times: number;
}

const printed = (text: string, times: number): string =>
  text === '—' || text === '' ? '0' : String(Number(text.replace(/[()]/g, '')) * times);

const rowOf = (text: string, columns: readonly Column[]): string => {
  const [label = '', concept = '', number = ''] = text.split('|').map((cell) => cell.trim());
  if (concept === '' || concept.includes('.')) return `<tr><td>${label}</td></tr>`;
  const cells = columns.map(
    ({ ref, unit = 'usd', times }) =>
      `<td>${fact(concept, ref, printed(number, times), { unit })}</td>`,
  );
  return `<tr><td>${label}</td>${cells.join('')}</tr>`;
};

const incomeWith = async (
  columns: readonly Column[],
  hidden?: string,
): Promise<RawStatement | undefined> => {
  const rows = STATEMENTS.income.map((text) => rowOf(text, columns));
  const { statements } = await statementsIn(
    taggedDocument(`<table>${rows.join('')}</table>`, hidden),
  );
  return statements.find(({ statement_type }) => statement_type === 'income_statement');
};

const numbersIn = (raw: RawStatement | undefined, column: string): number[] =>
  raw?.other_columns?.find(({ name }) => name === column)?.cells.map(({ value }) => value) ?? [];

const yearsOf = (raw: RawStatement | undefined): unknown[] =>
  raw?.line_items.map(({ values }) => values) ?? [];

describe('columns of a tagged statement that are no years', () => {
  it('are quarters that end with the year, before it or after it', async () => {
    const quarter = { ref: 'q24', times: 1 };
    const year = { ref: 'y24', times: 4 };
    for (const columns of [
      [quarter, year],
      [year, quarter],
    ]) {
      const raw = await incomeWith(columns);
      expect(raw?.years).to.deep.equal(['2024']);
      expect(yearsOf(raw)[0]).to.deep.equal({ 2024: 400 });
      const beside = raw?.columns?.find(({ is_fiscal_year }) => !is_fiscal_year);
      expect(beside).to.deep.include({ name: '92 days to 2024-12-31', reason: 'part_of_year' });
      expect(numbersIn(raw, '92 days to 2024-12-31')).to.deep.equal([100, 70, 30, 10, 20]);
      expect(raw?.notes).to.equal(undefined);
    }
  });

  it('are percentages of the sales, and then no part of the year, in a report on a half', async () => {
    const raw = await incomeWith(
      [
        { ref: 'h24', times: 1 },
        { ref: 'h24', unit: 'pure', times: 1 },
        { ref: 's24', times: 0.5 },
        { ref: 's24', unit: 'pure', times: 0.5 },
      ],
      HALF_YEAR,
    );
    expect(yearsOf(raw)[0]).to.deep.equal({ 2024: 100 });
    expect(raw?.columns?.map(({ name, reason }) => [name, reason])).to.deep.equal([
      ['2024', 'part_of_year'],
      ['91 days to 2024-06-30', 'part_of_year'],
      ['91 days to 2024-06-30 (column 3)', 'same_year'],
      ['182 days to 2024-06-30', 'same_year'],
    ]);
  });

  it('are numbers of shares, in rows of their own beside the value', async () => {
    const cell = (text: string): string => `<td>${text}</td>`;
    const shares = (ref: string, count: string): string =>
      fact('CommonStockSharesIssued', ref, count, { unit: 'shares' });
    const values = (concept: string, numbers: readonly string[]): string[] =>
      numbers.map((number, at) => fact(concept, at === 0 ? 'd24' : 'd23', number));
    const row = (label: string, inner: string, ...numbers: string[]): string =>
      `<tr>${[label, inner, ...numbers].map(cell).join('')}</tr>`;
    const stock = values('CommonStockValue', ['410', '409']);
    const equity = values('StockholdersEquity', ['410', '409']);
    const rows = [
      row('Total assets', '', ...values('Assets', ['410', '409'])),
      row('Common stock, shares issued in March', shares('d24', '4,009.2')),
      row('in June', shares('d23', '4,008.1'), ...stock),
      row('Total equity', '', ...equity),
      row('Total', '', ...values('LiabilitiesAndStockholdersEquity', ['410', '409'])),
    ];
    const { statements } = await statementsIn(taggedDocument(`<table>${rows.join('')}</table>`));
    const items = statements[0]?.line_items ?? [];
    expect(items.find(({ name }) => name === 'in June')?.values).to.deep.equal({
      2024: 410,
      2023: 409,
    });
    expect(statements[0]?.years).to.deep.equal(['2024', '2023']);
  });

  it('are translations into another currency, wherever they stand', async () => {
    const yuan = [
      { ref: 'y24', unit: 'cny', times: 7 },
      { ref: 'y23', unit: 'cny', times: 6 },
    ];
    const dollars = { ref: 'y24', times: 1 };
    for (const columns of [
      [...yuan, dollars],
      [dollars, ...yuan],
    ]) {
      const raw = await incomeWith(columns);
      expect(raw?.currency).to.equal('CNY');
      expect(yearsOf(raw)[0]).to.deep.equal({ 2024: 700, 2023: 600 });
      const beside = raw?.columns?.find(({ is_fiscal_year }) => !is_fiscal_year);
      expect(beside).to.deep.include({ basis: 'converted', currency: 'USD' });
      expect(numbersIn(raw, beside?.name ?? '')).to.deep.equal([100, 70, 30, 10, 20]);
    }
  });
});
