import type { Context, PlacedFact, TaggedReport, TaggedUnit } from '@fde/tagged-report';

const MOST_TEXT = 80;

/** One line: id, concept, period, members, value, unit. */
export function describeFact({ fact }: PlacedFact, report: TaggedReport): string {
  const { concept, value, printed } = fact;
  const parts = [
    fact.id,
    `${concept.prefix}:${concept.local}`,
    ...describeContext(report.contexts.get(fact.contextRef)),
    value === null ? 'nil' : String(value).slice(0, MOST_TEXT),
    ...(fact.kind === 'number' ? [describeUnit(report.units.get(fact.unitRef ?? ''))] : []),
    ...(fact.kind === 'number' && printed !== '' ? [`printed "${printed}"`] : []),
  ];
  return parts.filter((part) => part !== '').join('  ');
}

function describeContext(context: Context | undefined): string[] {
  if (context === undefined) return ['(no such context)'];
  const { period, dimensions } = context;
  const when =
    period.kind === 'duration'
      ? `${period.start}..${period.end}`
      : period.kind === 'instant'
        ? period.end
        : 'forever';
  const members = dimensions.map(({ axis, member }) => {
    const name = typeof member === 'string' ? member : member.local;
    return `${axis.local}=${name}`;
  });
  return [when, members.join(' ')];
}

function describeUnit(unit: TaggedUnit | undefined): string {
  if (unit === undefined) return '';
  const named = (measures: readonly string[]): string =>
    measures.map((measure) => measure.replace(/^.*:/, '')).join('*');
  const below = unit.denominators.length === 0 ? '' : `/${named(unit.denominators)}`;
  return `${named(unit.numerators)}${below}`;
}
