import { HUNDREDTHS } from '../language/money/unit-words.js';
import { saysDilution } from '../language/meanings.js';
import { fold } from '../language/index.js';
import type { CellSource, RawLineItem, RawStatement } from '@fde/contracts';

import { amountOrZero, type ProofRow } from '../identities/proof-row.js';
import { proofRows } from '../identities/proof-rows.js';
import { howRead, isRecognised, weakerDoubt } from './reading-doubt.js';
import { agreesPerShare } from '../identities/tolerance.js';
import { forLanguages } from '../language/languages-in-use.js';

const HUNDREDTHS_IN_ONE = 100;
/** Amounts printed in hundredths of the currency have no decimals to lose. */
const IN_HUNDREDTHS = forLanguages(() => new RegExp(String.raw`\b(?:${HUNDREDTHS()}|p)\b|¢`));
const USUAL_DECIMALS = 2;
/** Scales of thousands are the rule; lakh and crore are others. */
const LAKH = 5;
const CRORE = 7;

/**
 * Character recognition drops decimal points: 2.29 is read as 229, which looks right and is a
 * hundred times too much. Profit / shares distinguishes the two readings, because money and shares
 * are printed in units, thousands or millions, never in hundreds. The reading that closes within 1
 * % wins; if neither or both do, the cell is doubtful. Cells of a text layer are left alone.
 */
export const settlePerShare = (raw: RawStatement): RawStatement => {
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  const perShare = rows.filter((row) => row.unit === 'per_share');
  if (!perShare.some((row) => isReadByRecognition(raw, row.index))) return raw;
  const decimals = usualDecimals(perShare);
  const line_items = raw.line_items.map((item, index) => {
    const row = perShare.find((one) => one.index === index);
    return row === undefined || !isReadByRecognition(raw, index)
      ? item
      : settleRow(raw, item, row, { rows, decimals });
  });
  return { ...raw, line_items };
};

interface Settling {
  readonly rows: readonly ProofRow[];
  readonly decimals: number;
}

const isReadByRecognition = (raw: RawStatement, index: number): boolean =>
  raw.years.some((year) => isRecognised(howRead(raw, index, year).method));

const settleRow = (
  raw: RawStatement,
  item: RawLineItem,
  row: ProofRow,
  { rows, decimals }: Settling,
): RawLineItem => {
  const values = { ...item.values };
  const sources = { ...item.sources };
  raw.years.forEach((year, column) => {
    const value = item.values[year];
    const recognised = isRecognised(howRead(raw, row.index, year).method);
    if (value === undefined || value === 0 || !recognised) return;
    const settled = settleCell(value, decimals, (reading, any) =>
      closes(raw, rows, row, column, reading, any),
    );
    if (settled !== undefined) values[year] = settled;
    const source = sources[year];
    if (source !== undefined) sources[year] = judgeSource(source, settled !== undefined);
  });
  return { ...item, values, ...(item.sources === undefined ? {} : { sources }) };
};

/** A cell whose decimal point is settled loses that doubt; the others keep or gain it. */
const judgeSource = (source: CellSource, settled: boolean): CellSource => {
  const { doubt, ...rest } = source;
  if (!settled) return { ...source, doubt: weakerDoubt(doubt, 'decimal-point') };
  return doubt === undefined || doubt === 'decimal-point' ? rest : source;
};

/** The reading that closes; undefined if that cannot be decided. */
const settleCell = (
  value: number,
  decimals: number,
  closing: (reading: number, anyRow: boolean) => Closing,
): number | undefined => {
  if (!Number.isInteger(value)) return closing(value, true) === 'no' ? undefined : value;
  const shifted = Number((value / 10 ** decimals).toFixed(decimals));
  const [whole, mended] = [closing(value, false) === 'yes', closing(shifted, false) === 'yes'];
  if (whole === mended) return undefined;
  return whole ? value : shifted;
};

type Closing = 'yes' | 'no' | 'untested';

/**
 * Whether profit / shares gives this amount, with shares counted in units, thousands, millions (or
 * lakh and crore).
 */
const closes = (
  raw: RawStatement,
  rows: readonly ProofRow[],
  row: ProofRow,
  column: number,
  reading: number,
  anyRow: boolean,
): Closing => {
  const about = `${row.section} ${fold(row.label)}`;
  const shares = rows
    .filter((one) => one.unit === 'shares' && isDiluted(one) === isDiluted(row))
    .at(-1);
  const count = amountOrZero(shares?.values[column]);
  if (count === 0 || row.concept === 'dividends_per_share') return 'untested';
  const profits = rows.filter(
    (one) =>
      one.unit === 'money' &&
      (anyRow ||
        one.concept === 'net_income' ||
        one.concept === 'net_income_attributable_to_parent'),
  );
  if (profits.length === 0) return 'untested';
  const inCurrency = IN_HUNDREDTHS().test(about) ? reading / HUNDREDTHS_IN_ONE : reading;
  const hit = profits.some((one) =>
    agreesPerShare(
      (amountOrZero(one.values[column]) * (raw.scale ?? 1)) / count,
      inCurrency,
      countUnits(raw),
    ),
  );
  return hit ? 'yes' : 'no';
};

const isDiluted = (row: ProofRow): boolean =>
  saysDilution('diluted', `${row.section} ${fold(row.label)}`);

/** Powers of ten. */
const DIGITS_OF_THOUSAND = 3;

const countUnits = (raw: RawStatement): ((power: number) => boolean) => {
  const indian = [LAKH, CRORE].includes(Math.round(Math.log10(raw.scale ?? 1)));
  return (power) =>
    power % DIGITS_OF_THOUSAND === 0 || (indian && (power === LAKH || power === CRORE));
};

/** Decimals of the per-share amounts that kept theirs. */
const usualDecimals = (rows: readonly ProofRow[]): number => {
  const steps = rows.filter((row) => row.step < 1).map((row) => Math.round(-Math.log10(row.step)));
  return steps.length === 0 ? USUAL_DECIMALS : Math.max(...steps);
};
