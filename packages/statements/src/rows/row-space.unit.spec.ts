import { expect } from 'chai';
import type { PageText } from '@fde/contracts';

import { locateCandidates } from '../report/locate-candidates.js';
import { readStatements } from '../report/read-report.js';
import { pageFromText, plainFromText } from '../testing/page-from-text.js';
import { statementOf, valuesOf } from '../testing/read-drawn-report.js';

const LINE = 13;
const SPACE = 5;

/** A drawing whose rows are parted by more space than the lines of one row; `~` begins a line that goes on with the row above. */
const rowsApart = (drawing: string): PageText => {
  const lines = drawing.split('\n');
  const page = pageFromText(lines.map((line) => line.replace(/^~/, ' ')).join('\n'));
  const starts = lines.map(
    (_, i) => lines.slice(0, i + 1).filter((line) => !line.startsWith('~')).length,
  );
  const words = page.words.map((word) => {
    const down = SPACE * (starts[Math.round((word.y0 - 40) / LINE)] ?? 0);
    return { ...word, y0: word.y0 + down, y1: word.y1 + down };
  });
  return { ...page, height: page.height + SPACE * lines.length, words };
};

const readOne = (page: PageText): ReturnType<typeof readStatements> =>
  readStatements([page], { pageCount: 1 });

describe('rows with space between them', () => {
  it('are told from the lines of one label, whatever letter a line begins with', () => {
    const raw = statementOf(
      readOne(
        rowsApart(`
Consolidated income statement
In EUR million                                    2023      2022
Revenue                                          1,000       900
Cost of sales                                     (600)     (500)
Gross profit                                       400       400
Administrative expenses of the parent and of
~Group companies abroad                           (150)     (140)
Operating profit                                   250       260
Income tax expense                                 (50)      (60)
Net profit                                         200       200
thereof profit attributable to non-controlling
~interests                                           20        20
thereof profit attributable to shareholders of
~Acme AG                                            180       180
`),
      ),
      'income_statement',
    );
    expect(raw.line_items.map((item) => item.name).slice(3)).to.deep.equal([
      'Administrative expenses of the parent and of Group companies abroad',
      'Operating profit',
      'Income tax expense',
      'Net profit',
      'thereof profit attributable to non-controlling interests',
      'thereof profit attributable to shareholders of Acme AG',
    ]);
  });
});

describe('numbers in groups set apart', () => {
  const spaced = (third: string): PageText =>
    pageFromText(`
Consolidated income statement
In millions of U.S. dollars                       2023         2022
Revenue                                       $211 915     $198 270
Cost of sales                                  (65 863)     (62 650)
Gross profit                                  $146 052     $135 620
Administrative expenses                       $(57 529)    $(52 237)
Operating profit                               $88 523      $83 383
Income tax expense                             (16 950)    ${third}
Net income                                     $71 573      $72 405
`);

  it('belong to the sign and the bracket that stand before the first group', () => {
    const raw = statementOf(readOne(spaced(' (10 978)')), 'income_statement');
    expect(valuesOf(raw, 'Revenue')).to.deep.equal([211915, 198270]);
    expect(valuesOf(raw, 'Administrative expenses')).to.deep.equal([-57529, -52237]);
  });

  it('are doubted where one begins with a zero: it is the end of a number', () => {
    const raw = statementOf(readOne(spaced('     078')), 'income_statement');
    expect(
      raw.line_items.find((item) => item.name === 'Income tax expense')?.sources?.['2022']
        ?.confidence,
    ).to.be.at.most(0.6);
  });
});

describe('a page whose leaders are points set apart', () => {
  it('is found by its plain text', () => {
    const rows = [
      'Revenue 46.587',
      'Cost of sales 32.913',
      'Gross profit 13.674',
      'Operating expenses 11.625',
      'Operating profit 2.049',
      'Income tax expense 365',
      'Net profit 1.310',
      'Interest expense 374',
    ];
    const text = plainFromText(
      [
        'Konzern-Gewinn- und Verlustrechnung',
        'in Mio. EUR 2023',
        ...rows.map((row) => `${row} ${'. '.repeat(90)}`),
      ].join('\n'),
    );
    expect(locateCandidates([text]).pages[0]?.scores.income_statement).to.be.greaterThan(15);
  });
});
