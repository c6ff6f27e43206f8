import type { Wording } from '../wording.js';

/** Why a row of a company is the line item that is compared; the item's own name stands beside it. */
export const COMPARISON: readonly Wording[] = [
  ["label '{name}' names {item}", 'die Bezeichnung „{name}“ nennt diesen Posten'],
  ['total of the section that names {item}', 'die Summe des Abschnitts, der diesen Posten nennt'],
  [
    '{count:number} more rows have the same name; the fullest, uppermost one is taken',
    '{count} weitere Zeilen heißen ebenso; genommen ist die vollständigste, oberste',
  ],
  [
    'no non-controlling interests are printed, so the parent has the whole',
    'Minderheitsanteile sind nicht gedruckt, also hat die Muttergesellschaft das Ganze',
  ],
  [
    '{total} = {parts} in {held:number} of {years:number} years',
    'eine Summe, zu der der Posten gehört, geht in {held} von {years} Jahren auf',
  ],
  [
    'same number as in the {statement:words} in {count:number} years',
    '{statement}: dieselbe Zahl in {count} Jahren',
  ],
  ['derived: {terms}', 'aus anderen Posten abgeleitet'],
  [
    'derived: operating cash flow less capital expenditure, printed by no report as such',
    'abgeleitet: operativer Cashflow abzüglich Investitionen; so druckt es kein Bericht',
  ],
  [
    'not found: it is derived from {items}, which is not found',
    'nicht gefunden: Der Posten wird aus anderen abgeleitet, die fehlen',
  ],
];
