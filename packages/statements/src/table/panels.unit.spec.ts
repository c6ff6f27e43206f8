import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const HEAD = `
Severní vítr s.r.o.
ROZVAHA
ke dni 31.12.2023
(v celých tisících Kč)
`;

type Cells = readonly (string | number | undefined)[];

const amount = (cell: string | number): string =>
  typeof cell === 'string' ? cell : cell.toLocaleString('en').replaceAll(',', ' ');

/** A row whose cells end at places of their own. */
const row = (places: readonly number[], label: string, cells: Cells): string =>
  cells.reduce<string>(
    (line, cell, at) => line + amount(cell ?? '').padStart((places[at] ?? 0) - line.length),
    label,
  );

const ASSETS = [60, 74, 88, 96, 110];
const CLAIMS = [74, 96, 110];

/** Assets with deductions and a column of dashes; claims under other heads, at other places. */
const drawn = (assetHeads: Cells): string =>
  [
    HEAD,
    row([88, 110], '', assetHeads),
    row(ASSETS, 'AKTIVA', ['Brutto', 'Korekce', 'Netto', '', 'Netto']),
    row(ASSETS, 'AKTIVA CELKEM', [61_926, 22_944, 38_982, '-', 40_584]),
    row(ASSETS, 'Stálá aktiva', [42_534, 22_753, 19_781, '-', 18_180]),
    row(ASSETS, 'Dlouhodobý nehmotný majetek', [5_590, 3_354, 2_236, '-', 1_980]),
    row(ASSETS, 'Dlouhodobý hmotný majetek', [36_944, 19_399, 17_545, '-', 16_200]),
    row(ASSETS, 'Oběžná aktiva', [19_026, 191, 18_835, '-', 22_011]),
    row(ASSETS, 'Zásoby', [6_479, undefined, 6_479, '-', 5_687]),
    row(ASSETS, 'Pohledávky', [8_427, 191, 8_236, '-', 7_853]),
    row(ASSETS, 'Peněžní prostředky', [4_120, undefined, 4_120, '-', 8_471]),
    row(ASSETS, 'Časové rozlišení aktiv', [366, undefined, 366, '-', 393]),
    row(CLAIMS, 'PASIVA', ['Stav v běžném', 'Stav v minulém']),
    row(CLAIMS, '', ['účet. období', 'účet. období']),
    row(CLAIMS, 'PASIVA CELKEM', [38_982, 40_584, '-']),
    row(CLAIMS, 'Vlastní kapitál', [15_889, 18_809, '-']),
    row(CLAIMS, 'Základní kapitál', [9_306, 7_451, '-']),
    row(CLAIMS, 'Výsledek hospodaření minulých let', [6_583, 11_358, '-']),
    row(CLAIMS, 'Cizí zdroje', [21_997, 21_068, '-']),
    row(CLAIMS, 'Rezervy', [2_003, 1_683, '-']),
    row(CLAIMS, 'Závazky', [19_994, 19_385, '-']),
    row(CLAIMS, 'Časové rozlišení pasiv', [1_096, 707, '-']),
  ].join('\n');

describe('panels of a balance sheet with heads of their own', () => {
  for (const { what, heads } of [
    { what: 'refer to the day above the first panel', heads: ['Běžné období', 'Minulé období'] },
  ])
    it(`${what}, whatever dashes stand behind their amounts`, () => {
      const raw = statementOf(readDrawnReport([drawn(heads)]), 'balance_sheet');
      expect(raw.years).to.deep.equal(['2023', '2022']);
      expect(valuesOf(raw, 'AKTIVA CELKEM')).to.deep.equal([38_982, 40_584]);
      expect(valuesOf(raw, 'PASIVA CELKEM')).to.deep.equal([38_982, 40_584]);
      expect(valuesOf(raw, 'Rezervy')).to.deep.equal([2_003, 1_683]);
    });
});
