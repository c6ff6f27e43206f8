import { anyOf } from '../../language/any-of.js';
import { inAnyLanguage } from '../../language/in-any-language.js';
import type { Evidence } from '../../evidence/decision.js';
import {
  isDollar,
  moneyNamesIn,
  scaleIn,
  unitStated,
  withoutExceptions,
  withoutScale,
  type MoneyName,
} from '../../language/money/money.js';
import { headerCells, printedLine, type HeaderCell, type ItemLine } from '../../page/index.js';
import type { ColumnSet } from '../../table/column-sets.js';
import type { Table } from '../../table/table.js';
import { columnScalesOf } from './column-scales.js';
import { BARE_UNIT } from './decide-scale.js';
import { LINES_AFTER_TITLE, LINES_BEFORE_TITLE, LONGEST_UNIT_LINE, MONEY } from './weights.js';
import { OVER } from '../../table/weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** What a statement prints about its own money. */
export interface StatementMoney {
  readonly scale: readonly Evidence<number>[];
  readonly currency: readonly Evidence<MoneyName>[];
  /** The multiplier of each column of the set, if they differ. */
  readonly columnScales?: readonly number[];
}

const AMOUNT = forLanguages(() =>
  anyOf(
    /\d{1,3}[.,]\d{3}|\d{1,3}['’\s]\d{3}(?!\d)|\(\d{2,}\)/,
    inAnyLanguage((l) => l.units.parValue),
  ),
);
const hasAmount = (text: string): boolean =>
  AMOUNT().test(
    withoutScale(withoutExceptions(text)).replace(/\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b/g, ''),
  );

/** Lines from above the title to the first row. */
const headOf = ({ region, bodyFrom, sets, headerLines }: Table): ItemLine[] => {
  const { lines } = region.layout;
  const above = lines.slice(Math.max(0, region.from - LINES_BEFORE_TITLE), region.from);
  const own = lines.slice(region.from, region.to);
  const from = sets.length === 0 ? 0 : bodyFrom + 1;
  const row = own.findIndex(
    (line, i) => i >= from && !headerLines.has(line) && hasAmount(printedLine(line)),
  );
  const until = row < 0 ? LINES_AFTER_TITLE : row;
  return [...above, ...own.slice(0, until)].filter(
    (line) => !hasAmount(printedLine(line)) && printedLine(line).length < LONGEST_UNIT_LINE,
  );
};

const IN = forLanguages(() => inAnyLanguage((l) => l.money.in).source);
const UNIT_BEHIND = forLanguages(() => new RegExp(String.raw`(?<=\s)(?:${IN()})\s.{2,40}$`, 'gi'));

/** "Storgata 1, 1000, Oslo": between commas a bare number is part of an address, and no unit. */
const piecesOf = (text: string): string[] => {
  const pieces = text.split(/\s[-–—|]\s|,\s/);
  return pieces.length === 1 ? pieces : pieces.filter((piece) => !/^[\d .,']*$/.test(piece));
};

/**
 * Where a unit may stand by itself on a line of the head: in brackets, at the end after "in", in
 * cells.
 */
const partsOf = (line: ItemLine): string[] => {
  const text = printedLine(line);
  return [
    text,
    ...[...text.matchAll(/[([]([^)\]]{2,80})[)\]]/g)].map((m) => m[1] ?? ''),
    ...[...text.matchAll(UNIT_BEHIND())].map((m) => m[0]),
    ...piecesOf(text),
    ...headerCells(line).map((c) => c.text),
  ];
};

interface Said {
  readonly text: string;
  readonly scale?: number;
  readonly money: readonly MoneyName[];
  /** Whether a currency stands alone, as a unit. */
  readonly bare: boolean;
}

/** "1000", "1 000": an address has such a number, too. */
const THOUSAND_IN_FIGURES = /(?<!\d)1[ .,']?000(?!\d)/g;

/**
 * What a line of the head says about money: a unit that stands by itself somewhere in it, or a
 * multiplier in words anywhere.
 */
const saidBy = (line: ItemLine): Said[] => {
  const text = printedLine(line);
  const scale = scaleIn(text.replace(THOUSAND_IN_FIGURES, ' '));
  if (scale !== undefined) return [{ text, scale, money: moneyNamesIn(text), bare: false }];
  const unit = partsOf(line)
    .map(unitStated)
    .find((u) => u !== undefined);
  if (unit === undefined) return [];
  return unit.multiplied || unit.plain === true
    ? [{ text, scale: unit.scale, money: unit.money, bare: false }]
    : [{ text, money: unit.money, bare: unit.money.length > 0 }];
};

const distinctMoney = (money: readonly MoneyName[]): MoneyName[] => [
  ...new Map(money.map((m) => [m.join(), m])).values(),
];

/** `RMB and US$`: a conversion beside the reporting currency, which is named first. */
const named = (
  source: string,
  money: readonly MoneyName[],
  text: string,
): Evidence<MoneyName>[] => {
  const [first, ...others] = distinctMoney(money);
  if (first === undefined) return [];
  const says = others.length === 0 ? first : [...new Set([...first, ...others.flat()])];
  return [{ source, says, weight: MONEY.own, text }];
};

const isOver = (cell: HeaderCell, column: { start: number; right: number }): boolean =>
  cell.x0 < column.right + OVER * cell.size && cell.x1 > column.start - OVER * cell.size;

/** Heads of the chosen columns that state a unit, one for each column that has one. */
const headsOf = (lines: readonly ItemLine[], set: ColumnSet): Said[] => {
  const cells = lines.flatMap((line) => headerCells(line));
  return set.columns.flatMap(({ column }) => {
    const units = cells
      .filter((cell) => isOver(cell, column))
      .flatMap((cell) => {
        const unit = unitStated(cell.text);
        return unit === undefined ? [] : [{ text: cell.text, unit }];
      });
    const said = units.find(({ unit }) => unit.multiplied) ?? units[0];
    if (said === undefined) return [];
    const { text, unit } = said;
    return [
      {
        text,
        money: units.flatMap((u) => u.unit.money).slice(0, 1),
        bare: !unit.multiplied,
        ...(unit.multiplied ? { scale: unit.scale } : {}),
      },
    ];
  });
};

/** A sign before the table's numbers. Recognition reads a thick dollar sign as two letters. */
const signsOf = (tables: readonly Table[], set: ColumnSet): Evidence<MoneyName>[] => {
  // A par value in a label has a sign too, and may be in another currency.
  const from = Math.min(...set.columns.map(({ column }) => column.start));
  const signs = tables.flatMap(({ region }) =>
    region.layout.lines
      .slice(region.from, region.to)
      .flatMap((l) => l.items.filter((i) => i.x1 > from).flatMap((i) => i.currency ?? []))
      .map((sign) => (region.layout.origin === 'ocr' && sign === 'S$' ? '$' : sign)),
  );
  const money = distinctMoney(signs.flatMap((sign) => moneyNamesIn(sign).slice(0, 1)));
  const definite = money.find((m) => !isDollar(m)) ?? money[0];
  return definite === undefined
    ? []
    : [{ source: 'sign before numbers', says: definite, weight: MONEY.sign }];
};

/** Units on the same page outside the head: at its foot, above another table. */
const samePage = (tables: readonly Table[]): Evidence<number>[] => {
  const layout = tables[0]?.region.layout;
  const said = (layout?.lines ?? []).flatMap((line) => {
    const text = printedLine(line);
    const unit = text.length < LONGEST_UNIT_LINE && !hasAmount(text) ? unitStated(text) : undefined;
    return unit?.multiplied === true ? [{ text, scale: unit.scale }] : [];
  });
  const first = said[0];
  return first === undefined
    ? []
    : [{ source: 'same page', says: first.scale, weight: MONEY.samePage, text: first.text }];
};

const IN_WORDS = forLanguages(
  () => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${IN()})\s+(?<unit>\p{L}.{1,40})$`, 'iu'),
);
/** "- lei -" at the end of a line: as Romanian forms state their unit, and a multiplier if there is one. */
const BETWEEN_DASHES = /(?:^|\s)[-–—]\s?(?<unit>\p{L}{3,})\s?[-–—]$/u;

/** Whether a line says in words that amounts are in a currency, which a sign over a column does not. */
const saysInWords = (text: string): boolean =>
  [IN_WORDS(), BETWEEN_DASHES].some(
    (pattern) => moneyNamesIn(pattern.exec(text.trim())?.groups?.['unit'] ?? '').length > 0,
  );

const scaleEvidence = (
  head: readonly Said[],
  heads: readonly Said[],
  tables: readonly Table[],
): Evidence<number>[] => {
  const piece = (source: string, { scale, text }: Said): Evidence<number>[] =>
    scale === undefined ? [] : [{ source, says: scale, weight: MONEY.own, text }];
  const line = head.find((s) => s.scale !== undefined);
  const column = heads.find((s) => s.scale !== undefined);
  const stated = [
    ...(line === undefined ? [] : piece('unit line', line)),
    ...(column === undefined ? [] : piece('column heads', column)),
  ];
  if (stated.length > 0) return stated;
  const bares = [...heads, ...head].filter((s) => s.bare);
  const worded = bares.find(({ text }) => saysInWords(text));
  const bare = worded ?? bares[0];
  const elsewhere = samePage(tables);
  if (bare === undefined) return elsewhere;
  const weight = worded === undefined ? MONEY.bare : MONEY.bareInWords;
  return [...elsewhere, { source: BARE_UNIT, says: 1, weight, text: bare.text }];
};

/** Columns in different units: the newest year's unit is the statement's. */
const ofNewest = (scales: readonly number[], { columns }: ColumnSet): Evidence<number> => {
  const newest = Math.max(...columns.map((c) => c.date.year));
  const at = columns.findIndex((c) => c.date.year === newest);
  return { source: 'head of the newest year', says: scales[at] ?? 1, weight: MONEY.own };
};

/**
 * Collects what a statement prints about its money: in its head, above its columns, before its
 * numbers.
 */
export const statementMoneyOf = (tables: readonly Table[], set: ColumnSet): StatementMoney => {
  const lines = tables.map(headOf);
  const head = lines.flat().flatMap(saidBy);
  const heads = headsOf(lines[0] ?? [], set);
  const stated =
    head.find((s) => s.scale !== undefined && s.money.length > 0) ??
    head.find((s) => s.money.length > 0);
  const columnScales = columnScalesOf(lines[0] ?? [], set);
  return {
    ...(columnScales === undefined ? {} : { columnScales }),
    scale:
      columnScales === undefined
        ? scaleEvidence(head, heads, tables)
        : [ofNewest(columnScales, set)],
    currency: [
      ...(stated === undefined ? [] : named('unit line', stated.money, stated.text)),
      ...named(
        'column heads',
        heads.flatMap((h) => h.money),
        heads[0]?.text ?? '',
      ),
      ...signsOf(tables, set),
    ],
  };
};
