import { expect } from 'chai';
import { statementsIn } from '../../spec-support/read-text.js';
import { table, taggedDocument } from '../../spec-support/tagged-document.js';

const BALANCE = [
  'Tangible assets | core:PropertyPlantEquipment | 50 | 40',
  'Net current assets | core:NetCurrentAssetsLiabilities | (10) | (10)',
  'Net assets | core:NetAssetsLiabilities | 40 | 30',
  'Profit and loss account',
  'Shareholders’ funds | core:Equity | 40 | 30',
];
const INCOME = [
  'Turnover | core:TurnoverRevenue | 9 | 8',
  'Administrative expenses | core:AdministrativeExpenses | (7) | (6)',
  'Profit | core:ProfitLoss | 2 | 2',
];

const inner = (text: string): string => text.replace(/^<table>|<\/table>$/g, '');
const title = (text: string): string => `<tr><td colspan="3">${text}</td></tr>`;

const rowsIn = async (body: string): Promise<string[]> => {
  const { statements } = await statementsIn(taggedDocument(body));
  return statements.map(
    ({ statement_type, line_items }) =>
      `${statement_type}: ${line_items.map(({ name }) => name).join(', ')}`,
  );
};

const EXPECTED = [
  'income_statement: Turnover, Administrative expenses, Profit',
  'balance_sheet: Tangible assets, Net current assets, Net assets, Shareholders’ funds',
];

describe('a report that is one table', () => {
  it('is parted where the title of another statement or of the notes stands', async () => {
    const notes = inner(
      table('d', ['Stocks | core:Stocks | 4 | 4', 'Trade debtors | core:TradeDebtors | 3 | 3']),
    );
    const body =
      title('Profit and loss account for the year 2024') +
      inner(table('y', INCOME)) +
      title('Balance sheet as at 31 December 2024') +
      inner(table('d', BALANCE)) +
      title('Notes to the accounts for the year 2024') +
      notes;
    expect(await rowsIn(`<table>${body}</table>`)).to.deep.equal(EXPECTED);
  });

  it('goes on into no table that begins with the title of the notes', async () => {
    const notes = `<table>${title('Notes to the Accounts')}${inner(
      table('d', ['Stocks | core:Stocks | 4 | 4', 'Trade debtors | core:TradeDebtors | 3 | 3']),
    )}</table>`;
    expect(await rowsIn(table('y', INCOME) + table('d', BALANCE) + notes)).to.deep.equal(EXPECTED);
  });

  it('has no rows above the years of its columns', async () => {
    const number = '<tr><td>Registered number:</td><td></td><td>1234567</td></tr>';
    const [name] = (await rowsIn(table('d', BALANCE).replace('<table>', `<table>${number}`)))
      .join()
      .match(/Registered/) ?? ['none'];
    expect(name).to.equal('none');
  });
});
