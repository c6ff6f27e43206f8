import type { CellSource, RawLineItem, RawStatement } from '@fde/contracts';
import { mostInDoubt } from '../../evidence/decision.js';
import { periodAlarms, type RaisedAlarm } from '../../periods/period-alarms.js';
import type { RankedInput } from './ranked-input.js';

/** A person who has settled the periods of a statement has seen what speaks against it. */
const isSettled = ({ decisions }: RawStatement): boolean =>
  (decisions?.period?.review_id ?? decisions?.years?.review_id) !== undefined;

const atMost = (confidence: number | undefined, most: number): { confidence?: number } =>
  confidence === undefined ? {} : { confidence: Math.min(confidence, most) };

/** The row with its cells of these years no surer than the doubt allows. */
const boundRow = (item: RawLineItem, years: readonly string[], most: number): RawLineItem => {
  const sources = Object.entries(item.sources ?? {}).map(([year, source]): [string, CellSource] =>
    years.includes(year)
      ? [year, { ...source, ...atMost(source.confidence, most) }]
      : [year, source],
  );
  return {
    ...item,
    ...atMost(item.confidence, most),
    ...(item.sources === undefined ? {} : { sources: Object.fromEntries(sources) }),
  };
};

const bound = (raw: RawStatement, { doubt, years }: RaisedAlarm): RawStatement => {
  const most = mostInDoubt(doubt);
  const cells = years.length === 0 ? raw.years : years;
  return {
    ...raw,
    confidence: Math.min(raw.confidence, most),
    line_items: raw.line_items.map((item) => boundRow(item, cells, most)),
  };
};

const noteOn = ({ input }: RankedInput, { alarm, says }: RaisedAlarm): string =>
  `The columns of the report of ${input.fiscalYear} are doubtful, ${alarm}: ${says}.`;

/**
 * Asks of every statement whether its periods can be, beside the other statements of its document:
 * readers have asked it already, clients and earlier releases have not. What an alarm doubts is no
 * surer than the doubt allows.
 */
export const doubtInputs = (inputs: readonly RankedInput[]): RankedInput[] =>
  inputs.map((one) => {
    if (isSettled(one.raw)) return one;
    const others = inputs.filter(
      (other) =>
        other.input.documentId === one.input.documentId &&
        other.raw.statement_type !== one.raw.statement_type,
    );
    const alarms = periodAlarms(
      one.raw,
      others.map(({ raw }) => raw),
    );
    if (alarms.length === 0) return one;
    const raw = alarms.reduce(bound, one.raw);
    return { ...one, raw, notes: alarms.map((alarm) => noteOn(one, alarm)) };
  });
