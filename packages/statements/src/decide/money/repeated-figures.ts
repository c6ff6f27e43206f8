import type { RawStatement } from '@fde/contracts';

import type { Evidence } from '../../evidence/decision.js';
import type { MoneyName } from '../../language/money/money.js';
import { moneyOf, type MoneyMention } from './money-mentions.js';
import { FEWEST_REPEATED, MONEY, REPEATED_MARGIN, TELLING_DIGITS } from './weights.js';

/** Multipliers of all countries; lakhs and crores are tried if the report names them. */
const USUAL = [1, 1e3, 1e6, 1e9];

/** Money of the statement with enough digits to be recognised elsewhere, each amount once. */
const figuresOf = (raw: RawStatement): number[] => {
  const figures = raw.line_items
    .filter((item) => (item.unit ?? 'money') === 'money')
    .flatMap((item) => Object.values(item.values).map(Math.abs));
  return [...new Set(figures)].filter(
    (n) => String(n).replace(/\D/g, '').length >= TELLING_DIGITS.withUnit,
  );
};

/** Index of the first mention that is at least this large. */
const firstFrom = (mentions: readonly MoneyMention[], amount: number): number => {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.amount ?? Infinity) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Share of an amount within which a rounded mention may lie. */
const WIDEST = 0.005;

const repeatedAs = (
  figure: number,
  scale: number,
  mentions: readonly MoneyMention[],
): MoneyMention | undefined => {
  const amount = figure * scale;
  for (let i = firstFrom(mentions, amount * (1 - WIDEST)); i < mentions.length; i++) {
    const mention = mentions[i];
    if (mention === undefined || mention.amount > amount * (1 + WIDEST)) return undefined;
    const tellsScale = mention.unit > 1 || scale === 1;
    if (tellsScale && Math.abs(mention.amount - amount) <= mention.tolerance) return mention;
  }
  return undefined;
};

interface Repeated {
  readonly scale: number;
  readonly withUnit: readonly MoneyMention[];
  readonly bare: readonly MoneyMention[];
}

const repeatedAt = (
  raw: RawStatement,
  mentions: readonly MoneyMention[],
  multipliers: readonly number[],
): Repeated[] => {
  const figures = figuresOf(raw);
  return multipliers.map((scale) => {
    const found = figures.flatMap((figure) => repeatedAs(figure, scale, mentions) ?? []);
    return {
      scale,
      withUnit: found.filter((m) => m.unit > 1),
      bare: found.filter((m) => m.unit === 1),
    };
  });
};

/** What prose says about the scale by repeating figures of the statement with their unit. */
export const scaleOfRepeated = (
  raw: RawStatement,
  mentions: readonly MoneyMention[],
  named: readonly number[],
): Evidence<number>[] => {
  const multipliers = [...new Set([...USUAL, ...named])];
  const repeated = repeatedAt(raw, mentions, multipliers).toSorted(
    (a, b) => b.withUnit.length - a.withUnit.length,
  );
  const [best, next] = repeated;
  const evidence: Evidence<number>[] = [];
  const times = best?.withUnit.length ?? 0;
  if (
    best !== undefined &&
    times >= FEWEST_REPEATED &&
    times >= REPEATED_MARGIN * (next?.withUnit.length ?? 0)
  )
    evidence.push({
      source: 'repeated figures',
      says: best.scale,
      weight: Math.min(MONEY.mostRepeated, MONEY.repeated * times),
      text: `${times} figures of the text`,
    });
  const bare = repeated.find((r) => r.scale === 1)?.bare.length ?? 0;
  // Prose also repeats tables in thousands without the unit. On its own, this counts only if
  // nothing else does.
  if (evidence.length === 0 && bare >= FEWEST_REPEATED)
    evidence.push({
      source: 'repeated figures',
      says: 1,
      weight: Math.min(MONEY.mostRepeated, MONEY.repeatedBare * bare),
      text: `${bare} figures of the text, digit by digit`,
    });
  return evidence;
};

/** The currencies beside figures of the statement in prose. */
export const currencyOfRepeated = (
  raw: RawStatement,
  scale: number,
  mentions: readonly MoneyMention[],
): Evidence<MoneyName>[] => {
  const at = repeatedAt(raw, mentions, [scale])[0];
  const named = [...(at?.withUnit ?? []), ...(at?.bare ?? [])].flatMap((m) => {
    const money = moneyOf(m);
    return money === undefined ? [] : [money];
  });
  const counts = new Map<string, { money: MoneyName; times: number }>();
  for (const money of named) {
    const key = money.join();
    counts.set(key, { money, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ times }) => times >= FEWEST_REPEATED)
    .map(({ money, times }) => ({
      source: 'repeated figures',
      says: money,
      weight: MONEY.mostRepeated * (times / named.length),
      text: `${times} figures of the text`,
    }));
};
