import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const WIDTH = 22;
const LABEL = 34;

const ROWS: readonly (readonly [string, ...number[]])[] = [
  ['Net sales', 10000, 9000],
  ['Cost of sales', 6000, 5500],
  ['Gross profit', 4000, 3500],
  ['Selling expenses', 1500, 1400],
  ['Operating income', 2500, 2100],
  ['Interest income', 50, 40],
  ['Income before income taxes', 2550, 2140],
  ['Income tax expense', 550, 440],
  ['Net income', 2000, 1700],
];

const line = (label: string, cells: readonly string[], width = WIDTH): string =>
  label.padEnd(LABEL) + cells.map((cell) => cell.padStart(width)).join('');

const read = (...heads: readonly (string | readonly string[])[]) =>
  statementOf(
    readDrawnReport([
      [
        'CONSOLIDATED STATEMENTS OF INCOME',
        ...heads.map((head) => (typeof head === 'string' ? head : line('', head))),
        ...ROWS.map(([label, ...values]) =>
          line(
            label,
            values.map((n) => n.toLocaleString('en-US')),
          ),
        ),
      ].join('\n'),
    ]),
    'income_statement',
  );

describe('heads that name years by their place or by their range', () => {
  for (const { what, heads } of [
    {
      what: 'current and previous year, dated by the title',
      heads: ['for the year ended 31 March 2024', ['Current year', 'Previous year']],
    },
    {
      what: 'current and previous year, dated by a range',
      heads: ['For the period 01/04/2023 to 31/03/2024', ['Current year', 'Previous year']],
    },
    {
      what: 'current and prior year, dated by the line of the title',
      heads: ['For 2024', ['Current year', 'Prior year']],
    },
    {
      what: 'current and previous year, each dated by a line of its own, the newest first',
      heads: ['As at 31 March 2024', 'As at 31 March 2023', ['Current year', 'Previous year']],
    },
    { what: 'a date and the previous year', heads: [['31.03.2024', 'Previous year']] },
    {
      what: 'ranges over two lines',
      heads: [
        ['01/04/2023 to', '01/04/2022 to'],
        ['31/03/2024', '31/03/2023'],
      ],
    },
    { what: 'years from spring to spring', heads: [['2023-24', '2022-23']] },
  ]) {
    it(`are understood: ${what}`, () => {
      const raw = read(...heads);
      expect(raw.years).to.deep.equal(['2024', '2023']);
      expect(valuesOf(raw, 'Net income')).to.deep.equal([2000, 1700]);
      expect(raw.period).to.equal('annual');
    });
  }

  it('are converted from Bikram Sambat, and doubted', () => {
    const raw = read(['2080/81', '2079/80']);
    expect(raw.years).to.deep.equal(['2024', '2023']);
    expect(raw.decisions?.period?.doubt).to.equal('guessed');
    expect(raw.confidence).to.be.at.most(0.9);
  });

  it('are not guessed if one of two full columns has none', () => {
    const raw = read(['', '2023']);
    expect(raw.decisions?.years?.doubt).to.equal('incomplete');
    expect(raw.confidence).to.be.at.most(0.6);
  });

  it('prefer restated figures to those reported earlier', () => {
    const raw = read(['2024', '2024'], ['As reported', 'Restated']);
    expect(valuesOf(raw, 'Net income')).to.deep.equal([1700]);
  });

  it('may name half a year', () => {
    expect(read(['H1 2024', 'H1 2023']).period).to.equal('interim');
  });
});

describe('heads of a statement whose title names the year', () => {
  /** Wide enough for the longest head. */
  const WIDE = 30;
  const ROWS_OF_ANY = ROWS.map(([label, ...values]) =>
    line(
      label,
      values.map((n) => n.toLocaleString('en-US')),
      WIDE,
    ),
  );
  const yearsOf = (title: string, heads: readonly string[]) =>
    statementOf(
      readDrawnReport([[title, line('', heads, WIDE), ...ROWS_OF_ANY].join('\n')]),
      'income_statement',
    )?.years;

  for (const [title, ...heads] of [
    ['CONSOLIDATED INCOME STATEMENT 2024', 'Current year', 'Prior year'],
    ['Consolidated income statement for the year ended 31 December 2024', 'This year', 'Last year'],
    ['Konzern-Gewinn- und Verlustrechnung 2024', 'Geschäftsjahr', 'Vorjahr'],
    ['Compte de résultat consolidé 2024', 'Exercice N', 'Exercice N-1'],
    ['Cuenta de pérdidas y ganancias consolidada 2024', 'Ejercicio actual', 'Ejercicio anterior'],
    ['Conto economico consolidato 2024', 'Esercizio corrente', 'Esercizio precedente'],
    ['Geconsolideerde winst-en-verliesrekening 2024', 'Dit boekjaar', 'Vorig boekjaar'],
    ['Demonstração consolidada dos resultados 2024', 'Exercício atual', 'Exercício anterior'],
    ['Koncernens resultaträkning 2024', 'Innevarande år', 'Föregående år'],
  ] as const)
    it(`are dated by it: ${title}`, () => {
      expect(yearsOf(title, heads)).to.deep.equal(['2024', '2023']);
    });
});
