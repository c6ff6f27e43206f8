import { expect } from 'chai';
import { companyChoices } from './company-choices.js';

describe('companies to choose from', () => {
  it('are called by their names, and by symbol or id where names are the same', () => {
    const company = (id: number, name: string, symbol: string | null = null) => ({
      id,
      name,
      primary_ticker: symbol,
    });
    expect(
      companyChoices([
        company(1, 'Brightwater plc', 'BRW'),
        company(2, 'Meridian plc', 'MER'),
        company(3, 'Meridian plc'),
        company(4, 'Nordlicht AG', 'NOR'),
        company(5, 'Nordlicht AG', 'NOR'),
      ]),
    ).to.deep.equal([
      { value: '1', label: 'Brightwater plc' },
      { value: '2', label: 'Meridian plc (MER)' },
      { value: '3', label: 'Meridian plc (3)' },
      { value: '4', label: 'Nordlicht AG (4)' },
      { value: '5', label: 'Nordlicht AG (5)' },
    ]);
  });
});
