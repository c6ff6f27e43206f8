import {
  factsOf,
  type Context,
  type Fact,
  type Period,
  type TaggedReport,
} from '@fde/tagged-report';

/** A number with its tag: what it is of, for which time, and the power of ten that its print leaves out. */
export interface SpanFact {
  /** Concept, members and unit: what numbers of other times must have to be compared with it. */
  readonly kind: string;
  readonly concept: string;
  readonly isOfGroup: boolean;
  readonly period: Period;
  readonly value: number;
  readonly scale: number;
}

/** A time that was restated is tagged with a member that says so, before, after, or both: each is a number of it. */
const RESTATED = /Restatement|Retrospective|Adoption/;

const membersOf = ({ dimensions }: Context): string =>
  dimensions
    .filter(({ axis }) => !RESTATED.test(axis.local))
    .map(
      ({ axis, member }) => `${axis.local}=${typeof member === 'string' ? member : member.local}`,
    )
    .toSorted()
    .join(' ');

const spanFact = (fact: Fact, { contexts, units }: TaggedReport): SpanFact | undefined => {
  const context = contexts.get(fact.contextRef);
  const { kind, value, scale } = fact;
  if (kind !== 'number' || typeof value !== 'number' || context === undefined) return undefined;
  const concept = `${fact.concept.prefix}:${fact.concept.local}`;
  const members = membersOf(context);
  const unit = JSON.stringify(units.get(fact.unitRef ?? '')?.numerators);
  const isOfGroup = context.dimensions.length === 0;
  return {
    kind: [concept, members, unit].join('|'),
    concept,
    isOfGroup,
    period: context.period,
    value,
    scale,
  };
};

/** Days by which a quarter of weeks may begin or end beside the day of its tag. */
const SAME_DAY = 3;
const DAY_MS = 86_400_000;

const isNear = (a: string, b: string, days = SAME_DAY): boolean =>
  Math.abs(Date.parse(a) - Date.parse(b)) <= days * DAY_MS;

/** Whether a tag's time is that between two days. */
export const isSpan = (period: Period, start: string, end: string, days = SAME_DAY): boolean =>
  period.kind === 'duration' && isNear(period.start, start, days) && isNear(period.end, end, days);

/** The tagged numbers of a company's filings. */
export class TaggedSpans {
  readonly #byId = new Map<string, SpanFact>();
  readonly #byKind = new Map<string, SpanFact[]>();

  add(report: TaggedReport): SpanFact[] {
    return factsOf(report).flatMap(({ document, fact }) => {
      const own = spanFact(fact, report);
      if (own === undefined) return [];
      this.#byId.set(`${document} ${fact.id}`, own);
      this.#byKind.set(own.kind, [...(this.#byKind.get(own.kind) ?? []), own]);
      return [own];
    });
  }

  /** The fact behind a cell. */
  behind(document: string, id: string): SpanFact | undefined {
    return this.#byId.get(`${document} ${id}`);
  }

  /** What any filing tags the same thing with, for a time. */
  valuesOf(kind: string, start: string, end: string): number[] {
    const facts = this.#byKind.get(kind) ?? [];
    return facts.filter(({ period }) => isSpan(period, start, end)).map(({ value }) => value);
  }
}
