import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../../spec-support/read-text.js';
import { table, taggedDocument } from '../../spec-support/tagged-document.js';

const rowsIn = async (body: string): Promise<string[]> => {
  const { statements } = await statementsIn(taggedDocument(body));
  const sheet: RawStatement | undefined = statements[0];
  return sheet?.line_items.map(({ name, values }) => `${name}: ${values['2024']}`) ?? [];
};

/** Net assets and the funds that own them, as British and Irish accounts print them. */
const NET_ASSETS = [
  'Tangible assets | core:PropertyPlantEquipment | 50 | 40',
  'Cash | core:CashBankOnHand | 20 | 20',
  'Creditors | core:Creditors.WithinOneYear | (30) | (30)',
  'Net current liabilities | core:NetCurrentAssetsLiabilities | (10) | (10)',
  'Net assets | core:NetAssetsLiabilities | 40 | 30',
];
const FUNDS = [
  'Share capital | core:Equity.ShareCapital | 10 | 10',
  'Retained earnings | core:Equity.RetainedEarnings | 30 | 20',
  'Total funds | core:Equity | 40 | 30',
];

describe('the tables of a statement', () => {
  it('may be net assets, with parts that members state', async () => {
    expect(await rowsIn(table('d', [...NET_ASSETS, ...FUNDS]))).to.deep.equal([
      'Tangible assets: 50',
      'Cash: 20',
      'Creditors: -30',
      'Net current liabilities: -10',
      'Net assets: 40',
      'Share capital: 10',
      'Retained earnings: 30',
      'Total funds: 40',
    ]);
  });

  it('go on with the classes of equity, which members state', async () => {
    const rows = await rowsIn(
      `${table('d', NET_ASSETS)}<p>Balance sheet (continued)</p>${table('d', FUNDS)}`,
    );
    expect(rows).to.have.length(8);
  });

  it('do not go on into notes that are continued', async () => {
    const rows = await rowsIn(
      `${table('d', [...NET_ASSETS, ...FUNDS])}<p>Notes to the accounts - continued</p>${table('d', FUNDS)}`,
    );
    expect(rows).to.have.length(8);
  });

  it('may be income and expenditure of a charity', async () => {
    const rows = await rowsIn(
      table('y', [
        'Donations | core:DonationsLegacies | 9 | 8',
        'Total income | core:IncomeEndowments | 9 | 8',
        'Total expenditure | core:Expenditure | 7 | 6',
        'Net income | core:NetIncomeExpenditure | 2 | 2',
      ]),
    );
    expect(rows).to.have.length(4);
  });
});
