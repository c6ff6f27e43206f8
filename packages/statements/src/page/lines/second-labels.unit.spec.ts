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

  it('are left out where they begin on one line, as near to the amounts as words stand', () => {
    const near = `
PENDAPATAN USAHA                591,625,292     625,255,872 REVENUES
BEBAN POKOK PENDAPATAN          524,263,993     557,147,140 COST OF REVENUES
LABA KOTOR                       67,361,299      68,108,731 GROSS PROFITS
Pendapatan Bunga                    777,730         590,005 Interest Income
Laba Selisih Kurs                 2,719,396     (29,568,212) Gain on Foreign Exchange
Beban Umum                      (39,478,518)    (37,668,194) General Expenses
Beban Penjualan                  (3,972,383)     (3,910,617) Selling Expenses
LABA SEBELUM PAJAK               19,491,889      12,929,455 INCOME BEFORE TAX
Beban Pajak                     (14,046,081)    (10,438,036) Income Tax Expenses
LABA BERSIH                       5,445,808       2,491,418 NET INCOME`;
    expect(linesOfPage(near)[0]).to.deep.equal([
      'PENDAPATAN USAHA 591,625,292 625,255,872',
      'BEBAN POKOK PENDAPATAN 524,263,993 557,147,140',
      'LABA KOTOR 67,361,299 68,108,731',
      'Pendapatan Bunga 777,730 590,005',
      'Laba Selisih Kurs 2,719,396 (29,568,212)',
      'Beban Umum (39,478,518) (37,668,194)',
      'Beban Penjualan (3,972,383) (3,910,617)',
      'LABA SEBELUM PAJAK 19,491,889 12,929,455',
      'Beban Pajak (14,046,081) (10,438,036)',
      'LABA BERSIH 5,445,808 2,491,418',
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
