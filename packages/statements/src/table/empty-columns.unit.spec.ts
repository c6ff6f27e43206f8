import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

const HEAD = `
Példa Egyesület
Az egyszerűsített éves beszámoló eredménykimutatása
2023. december 31.
                                                                       Adatok ezer forintban
`;

type Cells = readonly (string | undefined)[];

const ROWS: readonly (readonly [string, number, number])[] = [
  ['Értékesítés nettó árbevétele', 9_120, 10_450],
  ['Egyéb bevételek', 880, 1_050],
  ['Összes bevétel', 10_000, 11_500],
  ['Anyagjellegű ráfordítások', 4_000, 4_500],
  ['Személyi jellegű ráfordítások', 3_500, 3_900],
  ['Értékcsökkenési leírás', 500, 600],
  ['Összes ráfordítás', 8_000, 9_000],
  ['Adózás előtti eredmény', 2_000, 2_500],
];

const amount = (value: number): string => value.toLocaleString('en').replace(',', ' ');

const line = (label: string, cells: Cells): string =>
  label.padEnd(32) + cells.map((cell = '') => cell.padStart(14)).join('');

const centred = (label: string, cells: Cells, width: number): string =>
  label.padEnd(32) +
  cells.map((cell = '') => cell.padStart((width + cell.length) >> 1).padEnd(width)).join('');

/** Three activities of three columns each, of which the corrections and a whole activity are empty. */
const ACTIVITIES = [
  HEAD,
  centred('', ['Alaptevékenység', 'Vállalkozási tevékenység', 'Összesen'], 42),
  line('', ['', 'előző év', '', '', 'előző év', '', '', 'előző év', '']),
  line(
    '',
    [1, 2, 3].flatMap(() => ['előző év', 'helyesbítése', 'tárgyév']),
  ),
  ...ROWS.map(([label, before, now]) => {
    const own = [amount(before), '', amount(now)];
    return line(label, [...own, '', '', '', ...own]);
  }),
  ' '.repeat(88) + '3',
].join('\n');

/** A column of corrections that holds nothing but dashes. */
const DASHES = [
  HEAD,
  line('', ['Előző év', 'Helyesbítés', 'Tárgyév']),
  ...ROWS.map(([label, before, now]) => line(label, [amount(before), '-  ', amount(now)])),
].join('\n');

/** A Dutch form: parts and sums of each year in columns of their own, a column of dashes before one of them. */
const dutch = (widths: readonly number[], dashAt: number): string => {
  const row = (label: string, cells: readonly (number | string | undefined)[]): string => {
    const printed = cells.map((cell) => cell?.toLocaleString('nl') ?? '');
    const columns = printed.toSpliced(dashAt, 0, '-');
    return `${label.padEnd(34)}${columns.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('')}`;
  };
  const heads = (words: readonly string[]): string => row('', words).replace('-', ' ');
  const days = ['', '31 december 2023', '', '31 december 2022'];
  const euros = ['€', '€', '€', '€'];
  return [
    'Voorbeeld Techniek B.V. te Utrecht',
    'Balans per 31 december 2023',
    heads(days),
    heads(euros).replace('      ', 'ACTIVA'),
    'Materiële vaste activa',
    row('Bedrijfsgebouwen en -terreinen', [1_946_987, undefined, 1_392_843]),
    row('Inventaris', [1_123_920, undefined, 950_193]),
    row('', [undefined, 3_070_907, undefined, 2_343_036]),
    row('Financiële vaste activa', [undefined, 478_836, undefined, 552_702]),
    row('Liquide middelen', [undefined, 633_184, undefined, 201_723]),
    row('Totaal activa', [undefined, 4_182_927, undefined, 3_097_461]),
    heads(days),
    heads(euros).replace('       ', 'PASSIVA'),
    'Eigen vermogen',
    row('Geplaatst kapitaal', [912_235, undefined, 891_836]),
    row('Overige reserves', [1_841_981, undefined, 763_393]),
    row('', [undefined, 2_754_216, undefined, 1_655_229]),
    row('Voorzieningen', [undefined, 324_208, undefined, 281_874]),
    row('Langlopende schulden', [undefined, 1_104_503, undefined, 1_160_358]),
    row('Totaal passiva', [undefined, 4_182_927, undefined, 3_097_461]),
  ].join('\n');
};

describe('a column of dashes among the parts and sums of years', () => {
  for (const { what, widths, dashAt } of [
    { what: 'far before them', widths: [5, 18, 14, 14, 14], dashAt: 0 },
    { what: 'close before them', widths: [5, 11, 11, 11, 11], dashAt: 0 },
    { what: 'between the parts and the sums', widths: [14, 6, 14, 14, 14], dashAt: 1 },
    { what: 'between two years', widths: [14, 14, 4, 14, 14], dashAt: 2 },
  ])
    it(`gives none a sign, nor a label a dash: ${what}`, () => {
      const { line_items } = statementOf(readDrawnReport([dutch(widths, dashAt)]), 'balance_sheet');
      const valueOf = (label: string): unknown =>
        line_items.find(({ name }) => name === label)?.values['2023'];
      expect(['Inventaris', 'Overige reserves', 'Totaal activa'].map(valueOf)).to.deep.equal([
        1_123_920, 1_841_981, 4_182_927,
      ]);
    });
});

describe('empty columns between those of the years', () => {
  for (const { what, drawing } of [
    { what: 'of corrections and of an activity, over a page number', drawing: ACTIVITIES },
    { what: 'of dashes, which are no signs of the amounts behind them', drawing: DASHES },
  ])
    it(what, () => {
      const { years, line_items } = statementOf(readDrawnReport([drawing]), 'income_statement');
      expect([...years].toSorted()).to.deep.equal(['2022', '2023']);
      expect(line_items.map(({ name, values }) => [name, values['2022'], values['2023']]))
        .to.deep //
        .equal(ROWS);
    });
});
