import { STATEMENT_TYPES, type RawStatement } from '@fde/contracts';

import { countsApart } from '../decide/money/column-scales.js';
import { decideCurrency } from '../decide/money/decide-currency.js';
import { BARE_UNIT, decideScale, SILENT_THROUGHOUT } from '../decide/money/decide-scale.js';
import type { MoneyName } from '../language/money/money.js';
import type { MoneyMention } from '../decide/money/money-mentions.js';
import { scaleOfNumbers } from '../decide/money/plausible-scale.js';
import { currencyOfRepeated, scaleOfRepeated } from '../decide/money/repeated-figures.js';
import type { ReportMoney } from '../decide/money/report-money.js';
import { tiedTo } from '../decide/money/shared-figures.js';
import { LEAST_IN_UNITS, MONEY } from '../decide/money/weights.js';
import {
  tellDecision,
  withDoubt,
  withUnknown,
  type Decision,
  type Evidence,
} from '../evidence/decision.js';
import { unknownHead } from '../table/head-ink.js';
import type { Triple } from './choose-triple.js';
import type { ReadCandidate } from './read-tables.js';

/** Whether a statement says in words what its unit is, without a multiplier: "in Colombian pesos". */
const saysWholeUnits = (scale: readonly Evidence<number>[]): boolean =>
  scale.some(({ source, weight }) => source === BARE_UNIT && weight >= MONEY.bareInWords);

/**
 * What the other statements print about their multiplier. It says nothing of a statement that names
 * its own unit in words, unless they repeat its figures: a cash flow statement in pesos stands behind a
 * balance sheet in thousands of pesos.
 */
const scaleOfOthers = (own: ReadCandidate, triple: Triple): Evidence<number>[] =>
  ofOthers(own, triple, (d) => d.money.scale, saysWholeUnits(own.money.scale));

/**
 * What the other statements of the report print about their money. It weighs more if they repeat
 * figures of this one.
 */
const ofOthers = <T>(
  own: ReadCandidate,
  triple: Triple,
  pick: (draft: ReadCandidate) => readonly Evidence<T>[],
  isTiedOnly = false,
): Evidence<T>[] => {
  const drafts = Object.values(triple);
  const tied = tiedTo(
    own.raw,
    drafts.map(({ raw }) => raw),
  );
  return drafts
    .filter((other) => other !== own && (!isTiedOnly || tied.has(other.raw)))
    .flatMap((other) => {
      const [first] = pick(other).toSorted((a, b) => b.weight - a.weight);
      if (first === undefined) return [];
      const share = tied.has(other.raw) ? MONEY.tiedStatement : MONEY.otherStatement;
      const weight = share * first.weight;
      return [{ ...first, source: `${first.source} of another statement`, weight }];
    });
};

/** What the text says of figures of this statement, or of one that repeats its figures. */
const ofRepeated = (
  own: ReadCandidate,
  triple: Triple,
  mentions: readonly MoneyMention[],
  stated: readonly number[],
): Evidence<number>[] => {
  const others = Object.values(triple)
    .map(({ raw }) => raw)
    .filter((raw) => raw !== own.raw);
  const tied = tiedTo(own.raw, others);
  return [own.raw, ...others.filter((raw) => tied.has(raw))].flatMap((raw) =>
    scaleOfRepeated(raw, mentions, stated),
  );
};

/** Evidence of a multiplier that the statement prints about itself. */
const STATED: ReadonlySet<string> = new Set([
  'unit line',
  'column heads',
  'head of the newest year',
]);

/** Words in the place of the unit that no rule knows, if the statement states no multiplier. */
const unknownUnit = ({ traced, money, raw }: ReadCandidate): readonly string[] =>
  money.scale.some(({ source }) => STATED.has(source))
    ? []
    : unknownHead(traced.head, raw.years.length).unit;

const doubtedBy = <T>(decision: Decision<T>, unknown: readonly string[]): Decision<T> =>
  withDoubt(decision, unknown.length > 0 ? 'disputed' : undefined);

const OF_ALL = { source: 'unit of all amounts', weight: MONEY.all } as const;

/** What the report says of all amounts counts for a statement that states no multiplier itself. */
const scaleOfAll = ({ money }: ReadCandidate, { all }: ReportMoney): Evidence<number>[] =>
  all === undefined || money.scale.some(({ source }) => source !== BARE_UNIT)
    ? []
    : [{ ...OF_ALL, says: all.scale }];

const currencyOfAll = ({ money }: ReadCandidate, { all }: ReportMoney): Evidence<MoneyName>[] => {
  const [first] = all?.money ?? [];
  return first === undefined || money.currency.length > 0 ? [] : [{ ...OF_ALL, says: first }];
};

const largestAmount = ({ line_items: rows }: RawStatement): number =>
  rows
    .filter(({ unit = 'money' }) => unit === 'money')
    .flatMap(({ values }) => Object.values(values).map(Math.abs))
    .reduce((largest, amount) => Math.max(largest, amount), 0);

/**
 * The silence of a whole report, of amounts that are long enough to be whole units. A unit line may be
 * lost where characters were recognised.
 */
const ofSilence = ({ raw }: ReadCandidate, { isSilent }: ReportMoney): Evidence<number>[] =>
  isSilent !== true || raw.method === 'ocr' || largestAmount(raw) < LEAST_IN_UNITS
    ? []
    : [{ source: SILENT_THROUGHOUT, says: 1, weight: MONEY.silentThroughout }];

const scaleOf = (own: ReadCandidate, triple: Triple, report: ReportMoney): Decision<number> => {
  const stated = [
    ...own.money.scale,
    ...scaleOfOthers(own, triple),
    ...scaleOfAll(own, report),
    ...report.scale,
  ];
  return decideScale([
    ...stated,
    ...ofRepeated(
      own,
      triple,
      report.mentions,
      stated.map((e) => e.says),
    ),
    ...scaleOfNumbers(own.raw),
    ...ofSilence(own, report),
  ]);
};

const withMoney = (own: ReadCandidate, triple: Triple, report: ReportMoney): RawStatement => {
  const mentions: readonly MoneyMention[] = report.mentions;
  const scale = scaleOf(own, triple, report);
  const counted = countsApart({ ...own.raw, scale: scale.value })
    ? withDoubt(scale, 'disputed')
    : scale;
  const currency = decideCurrency([
    ...own.money.currency,
    ...ofOthers(own, triple, (d) => d.money.currency),
    ...currencyOfAll(own, report),
    ...report.currency,
    ...currencyOfRepeated(own.raw, scale.value, mentions),
  ]);
  const unknown = unknownUnit(own);
  return {
    ...own.raw,
    scale: scale.value,
    currency: currency.value,
    decisions: {
      ...own.raw.decisions,
      scale: withUnknown(tellDecision(doubtedBy(counted, unknown)), unknown),
      currency: tellDecision(currency),
    },
  };
};

const NOTHING_SAID: ReportMoney = { scale: [], currency: [], mentions: [] };

/**
 * The chosen statements with their scale and currency, decided from everything the report prints
 * about them.
 */
export const decideMoney = (triple: Triple, report: ReportMoney = NOTHING_SAID): RawStatement[] =>
  STATEMENT_TYPES.flatMap((type) => {
    const own = triple[type];
    return own === undefined ? [] : [withMoney(own, triple, report)];
  });
