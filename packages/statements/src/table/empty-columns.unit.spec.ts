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
