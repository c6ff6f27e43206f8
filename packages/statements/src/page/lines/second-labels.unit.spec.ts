import { expect } from 'chai';

import { textOfLine } from '../items.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { layOut } from '../page-layout.js';

const linesOfPage = (drawing: string): string[][] =>
  layOut(pageFromText(drawing)).map(({ lines }) => lines.map(textOfLine));

const TWO_LANGUAGES = `
NERACA KONSOLIDASIAN                                                CONSOLIDATED BALANCE SHEETS
Per 31 Desember 2023 dan 2022                                 As of December 31, 2023 and 2022
                                    2023         2022
Aset Lancar                                                                     Current Assets
Kas dan Setara Kas               242,117      306,902                Cash and Cash Equivalents
Piutang Usaha                                                              Accounts Receivable
  (cadangan Rp 7.138)            632,875      379,121        (net of allowance of Rp 7,138 as of
                                                                              31 December 2023)
Persediaan                        61,766      123,037                              Inventories
Uang Muka                        117,155      262,274                                 Advances
Biaya Dibayar di Muka            124,974       84,314                         Prepaid Expenses
Pajak Dibayar di Muka            236,421      344,309                            Prepaid Taxes
Jumlah Aset Lancar             3,943,832    4,618,862                     Total Current Assets
Aset Tetap                       186,401      246,434                             Fixed Assets
Jumlah Aset                    4,130,233    4,865,296                             TOTAL ASSETS`;

const TWO_SIDES = `
Assets                  2,023      2,022     Equity and liabilities     2,023       2,022
Goodwill                1,410      1,400     Share capital              1,100       1,100
Property                1,210      1,150     Share premium              2,200       2,200
Inventories             1,300      1,280     Retained earnings          1,690       1,580
Receivables             1,250      1,230     Borrowings                 1,600       1,580
Securities              1,130      1,110     Payables                   1,420       1,400
Cash                    1,130      1,110     Provisions                 1,420       1,400
Prepaid                 1,130      1,110     Taxes                      1,420       1,400
Total assets            9,560      9,390     Total                      9,560       9,390`;

describe('labels in a second language behind the amounts', () => {
  it('are left out, with the title and the heads that stand there', () => {
    const [lines, more] = linesOfPage(TWO_LANGUAGES);
    expect(more).to.equal(undefined);
    expect(lines).to.deep.equal([
      'NERACA KONSOLIDASIAN',
      'Per 31 Desember 2023 dan 2022',
      '2023 2022',
      'Aset Lancar',
      'Kas dan Setara Kas 242,117 306,902',
      'Piutang Usaha',
      '(cadangan 7.138) 632,875 379,121',
      'Persediaan 61,766 123,037',
      'Uang Muka 117,155 262,274',
      'Biaya Dibayar di Muka 124,974 84,314',
      'Pajak Dibayar di Muka 236,421 344,309',
      'Jumlah Aset Lancar 3,943,832 4,618,862',
      'Aset Tetap 186,401 246,434',
      'Jumlah Aset 4,130,233 4,865,296',
    ]);
  });

  it('are no labels of a second table', () => {
    const halves = linesOfPage(TWO_SIDES);
    expect(halves).to.have.length(2);
    expect(halves[1]).to.include('Share capital 1,100 1,100');
  });

  it('are no remarks on a few rows', () => {
    const few = TWO_LANGUAGES.split('\n').map((line, at) => (at > 8 ? line.slice(0, 50) : line));
    expect(linesOfPage(few.join('\n')).flat().join('\n')).to.include('Cash and Cash Equivalents');
  });
});
