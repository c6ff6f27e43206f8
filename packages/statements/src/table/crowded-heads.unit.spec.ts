import { expect } from 'chai';

import { layOut } from '../page/index.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** Rows of an income statement under the given head; three columns, the last one free. */
const incomeUnder = (head: string, third: (row: number) => string): string => `${head}
Revenue                                        1,000         900       ${third(0)}
Cost of sales                                   (600)       (500)      ${third(1)}
Gross profit                                     400         400       ${third(2)}
Administrative expenses                         (150)       (140)      ${third(3)}
Operating profit                                 250         260       ${third(4)}
Finance costs                                    (20)        (10)      ${third(5)}
Profit before tax                                230         250       ${third(6)}
Income tax expense                               (50)        (60)      ${third(7)}
Profit for the year                              180         190       ${third(8)}
`;
const PERCENTS = [
  '11.1%',
  '20.0%',
  '0.0%',
  '7.1%',
  '(3.8)%',
  '100.0%',
  '(8.0)%',
  '(16.7)%',
  '(5.3)%',
];
const CHANGES = ['100', '(100)', '-', '(10)', '(10)', '(10)', '(20)', '10', '(10)'];

describe('heads of columns that stand close together', () => {
  it('parts whole dates that are little more than a space apart, and never takes a percentage for a year', () => {
    for (const dates of [
      '31.12.2023   31.12.2022  % Change',
      '2023-12-31   2022-12-31*  % Change',
      '      2023         2022 Change',
      '  Dec 2023     Dec 2022   % Change',
    ]) {
      const raw = statementOf(
        readDrawnReport([
          incomeUnder(
            `
Consolidated income statement
in EUR million                               ${dates}`,
            (row) => PERCENTS[row] ?? '',
          ),
        ]),
        'income_statement',
      );
      expect(raw.years, dates).to.deep.equal(['2023', '2022']);
      expect(valuesOf(raw, 'Profit for the year'), dates).to.deep.equal([180, 190]);
    }
  });

  it('takes the end of the period that stands above the columns, not its beginning', () => {
    const raw = statementOf(
      readDrawnReport([
        incomeUnder(
          `
Konzern-Gewinn- und Verlustrechnung
                               vom 1. Januar 2023 bis 31. Dezember 2023
in Mio. €                                        2023       2022     Change`,
          (row) => CHANGES[row] ?? '',
        ),
      ]),
      'income_statement',
    );
    expect(raw.years).to.deep.equal(['2023', '2022']);
    expect(raw.fiscal_year_ends).to.deep.equal({ 2023: '2023-12-31', 2022: '2022-12-31' });
    expect(valuesOf(raw, 'Profit for the year')).to.deep.equal([180, 190]);
  });

  it('is less certain where a column stands beside the years that the header does not explain', () => {
    const confidences = (head: string): number[] => {
      const raw = statementOf(
        readDrawnReport([
          incomeUnder(
            `
Consolidated income statement
in EUR million
                                                2023        2022        ${head}`,
            (row) => CHANGES[row] ?? '',
          ),
        ]),
        'income_statement',
      );
      return raw.line_items.flatMap((item) =>
        Object.values(item.sources ?? {}).map((source) => source.confidence ?? 0),
      );
    };
    expect(Math.max(...confidences('Change'))).to.be.greaterThan(0.99);
    expect(Math.max(...confidences(''))).to.be.at.most(0.95);
  });
});

describe('numbers of a monospaced font', () => {
  it('puts groups together that a space as wide as a digit parts', () => {
    const page = pageFromText('Revenue        32 765     31 657\nCost of sales  16 682     16 055');
    const wide = page.words.map((word) => ({ ...word, x0: word.x0 * 1.37, x1: word.x1 * 1.37 }));
    const [layout] = layOut({ ...page, width: 900, words: wide });
    expect(
      layout?.lines.map((line) => line.items.flatMap((item) => item.reading?.value ?? [])),
    ).to.deep.equal([
      [32765, 31657],
      [16682, 16055],
    ]);
  });
});
