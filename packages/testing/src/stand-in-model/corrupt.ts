import type { AnsweredRow, AnsweredStatement, TranscribedAnswer } from './transcribe.js';
import type { TranscriptType } from './transcript.js';

export const CORRUPTIONS = [
  'wrong_digit',
  'times_ten',
  'flipped_sign',
  'swapped_years',
  'number_of_another_row',
  'dropped_row',
  'invented_row',
] as const;
export type CorruptionKind = (typeof CORRUPTIONS)[number];

/** One fault put into an answer, so that a test can look for it afterwards. */
export interface Corruption {
  readonly kind: CorruptionKind;
  readonly statement: TranscriptType;
  readonly label: string;
  readonly page: number;
  readonly row: number;
  /** The affected years, with the right number and the one answered. */
  readonly cells: readonly {
    readonly year: string;
    readonly right: number | null;
    readonly answered: number | null;
  }[];
}

type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

const wrongDigit = (value: number, random: Random): number => {
  const text = String(Math.abs(value));
  const places = [...text].map((char, at) => (/\d/.test(char) ? at : -1)).filter((at) => at >= 0);
  const at = pick(places, random) ?? 0;
  const digit = (Number(text[at]) + 1 + Math.floor(random() * 9)) % 10;
  return Math.sign(value || 1) * Number(text.slice(0, at) + String(digit) + text.slice(at + 1));
};

const otherNumber = (
  statement: AnsweredStatement,
  own: AnsweredRow,
  random: Random,
): number | undefined =>
  pick(
    statement.rows
      .filter((row) => row !== own)
      .flatMap((row) => row.values)
      .filter((value) => value !== null),
    random,
  );

/** A corrupted copy of the row's values; undefined if this fault would change nothing. */
const corruptValues = (
  kind: CorruptionKind,
  statement: AnsweredStatement,
  row: AnsweredRow,
  column: number,
  random: Random,
): (number | null)[] | undefined => {
  const value = row.values[column] ?? null;
  const values = [...row.values];
  switch (kind) {
    case 'wrong_digit':
      values[column] = value === null ? null : wrongDigit(value, random);
      break;
    case 'times_ten':
      values[column] = value === null ? null : value * 10;
      break;
    case 'flipped_sign':
      values[column] = value === null ? null : -value || 0;
      break;
    case 'number_of_another_row':
      values[column] = otherNumber(statement, row, random) ?? value;
      break;
    case 'swapped_years': {
      const other = (column + 1) % values.length;
      [values[column], values[other]] = [values[other] ?? null, value];
      break;
    }
    default:
      return undefined;
  }
  return values.every((changed, at) => changed === row.values[at]) ? undefined : values;
};

const inventRow = (
  statement: AnsweredStatement,
  after: AnsweredRow,
  random: Random,
): AnsweredRow => ({
  page: after.page,
  row: after.row,
  label: 'Other adjustments, net',
  level: after.level,
  total: false,
  values: statement.years.map(() => Math.round(random() * 90_000) + 1_000),
});

/** Puts one fault of `kind` at the row; undefined if it would change nothing. */
const corruptRow = (
  kind: CorruptionKind,
  statement: AnsweredStatement,
  at: number,
  column: number,
  random: Random,
): Corruption | undefined => {
  const row = statement.rows[at];
  if (row === undefined) return undefined;
  const place = { kind, statement: statement.type, label: row.label, page: row.page, row: row.row };
  const cells = (
    before: readonly (number | null)[],
    after: readonly (number | null)[],
  ): Corruption['cells'] =>
    statement.years.flatMap((year, index) =>
      before[index] === after[index]
        ? []
        : [{ year, right: before[index] ?? null, answered: after[index] ?? null }],
    );
  if (kind === 'dropped_row') {
    statement.rows = statement.rows.toSpliced(at, 1);
    return { ...place, cells: cells(row.values, []).map((cell) => ({ ...cell, answered: null })) };
  }
  if (kind === 'invented_row') {
    const invented = inventRow(statement, row, random);
    statement.rows = statement.rows.toSpliced(at + 1, 0, invented);
    return {
      ...place,
      label: invented.label,
      cells: cells(
        statement.years.map(() => null),
        invented.values,
      ),
    };
  }
  const values = corruptValues(kind, statement, row, column, random);
  if (values === undefined) return undefined;
  const before = row.values;
  row.values = values;
  return { ...place, cells: cells(before, values) };
};

/** Corrupts each cell with a probability of `rate`, by one of `kinds`; changes `answer` and returns what was done. */
export const corrupt = (
  answer: TranscribedAnswer,
  rate: number,
  kinds: readonly CorruptionKind[],
  random: Random,
): Corruption[] => {
  const done: Corruption[] = [];
  for (const statement of answer.statements) {
    for (let at = statement.rows.length - 1; at >= 0; at -= 1) {
      for (let column = 0; column < statement.years.length; column += 1) {
        const value = statement.rows[at]?.values[column] ?? null;
        if (value === null || random() >= rate) continue;
        const kind = pick(kinds, random);
        const corruption =
          kind === undefined ? undefined : corruptRow(kind, statement, at, column, random);
        if (corruption === undefined) continue;
        done.push(corruption);
        break;
      }
    }
  }
  return done;
};
