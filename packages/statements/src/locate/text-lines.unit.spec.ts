import { expect } from 'chai';

import { textLines } from './text-lines.js';
import { locateCandidates } from '../report/locate-candidates.js';
import { plainFromText } from '../testing/page-from-text.js';

const ROWS = [
  'Net sales $ 9,111 $ 9,715',
  'Cost of sales 5,458 5,663',
  'Gross margin 3,653 4,052',
  'Selling, general and administrative expenses 1,523 1,211',
  'Research, development and engineering expenses 769 815',
  'Operating income 1,322 1,931',
  'Interest expense (140) (123)',
  'Income before income taxes 1,486 3,568',
  'Provision for income taxes (147) (1,096)',
  'Net income attributable to the company 1,339 2,472',
];

describe('lines of a plain text', () => {
  it('are those of the text', () => {
    expect(textLines(['Balance sheet', '', ...ROWS].join('\n'))).to.deep.equal([
      'Balance sheet',
      ...ROWS,
    ]);
  });

  it('lose their spaced leaders', () => {
    expect(textLines('Goodwill . . . . . . 12 14')).to.deep.equal(['Goodwill 12 14']);
  });

  it('end where a label follows amounts, in a text without line breaks', () => {
    const lines = textLines(`Statements of income ${ROWS.join(' ')}`);
    expect(lines).to.have.length(ROWS.length);
    expect(lines[1]).to.equal('Cost of sales 5,458 5,663');
    expect(lines.at(-1)).to.equal('Net income attributable to the company 1,339 2,472');
  });

  it('end there too if line breaks stand within labels', () => {
    const lines = textLines(
      ROWS.join(' ').replaceAll(' and ', '\nand ').replace('sales', 'sales\n'),
    );
    expect(lines).to.include('Selling, general and administrative expenses 1,523 1,211');
  });

  it('end there too where a label in a second language follows, which opens no row', () => {
    const rows = ROWS.map((row, at) => `${row} Label ${at} in a second language`);
    const lines = textLines(['Income statement', ...rows].join('\n'));
    expect(lines).to.include('Gross margin 3,653 4,052');
    expect(lines).to.include('Label 2 in a second language');
    expect(lines).to.have.length(1 + 2 * ROWS.length);
  });

  it('stay whole in running text with numbers', () => {
    const prose = 'In 2023, 1,200 of 3,400 people worked in 12 countries. '.repeat(12).trim();
    expect(textLines(prose)).to.deep.equal([prose]);
  });
});

describe('a page whose leaders are separate points', () => {
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
