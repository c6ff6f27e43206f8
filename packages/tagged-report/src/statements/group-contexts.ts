import type { Context, Dimension, Fact, Period } from '../model.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';
import { isConsolidated } from './primary-context.js';

/** Numbers of the group of one kind of period, below which a report only mentions its group. */
const LEAST_OF_GROUP = 5;

const axisOfGroup = ({ dimensions }: Context): Dimension['axis'] | undefined =>
  dimensions.find(isConsolidated)?.axis;

/** The axis that tells the group from the company, for each kind of period in which the group has numbers. */
const groupAxes = (report: TaggedReport): Map<Period['kind'], Dimension['axis']> => {
  const counts = new Map<Period['kind'], number>();
  const axes = new Map<Period['kind'], Dimension['axis']>();
  for (const { fact } of factsOf(report)) {
    const context = report.contexts.get(fact.contextRef);
    const axis = context === undefined ? undefined : axisOfGroup(context);
    if (fact.kind !== 'number' || context === undefined || axis === undefined) continue;
    const { kind } = context.period;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if ((counts.get(kind) ?? 0) >= LEAST_OF_GROUP) axes.set(kind, axis);
  }
  return axes;
};

/** Whether a report has numbers of its group, by a member that says so. */
const speaksOfGroup = (report: TaggedReport): boolean =>
  factsOf(report).some(({ fact }) => {
    const context = report.contexts.get(fact.contextRef);
    return fact.kind === 'number' && context !== undefined && axisOfGroup(context) !== undefined;
  });

/** Whether none of some facts is the group's, in a report that has numbers of its group. */
export const isOfCompany = (facts: readonly Fact[], report: TaggedReport): boolean =>
  speaksOfGroup(report) &&
  facts.every(({ contextRef }) => {
    const context = report.contexts.get(contextRef);
    return context === undefined || axisOfGroup(context) === undefined;
  });

const COMPANY = 'the company alone';

/** Whether a context is of the company, in a report whose group has a member of its own. */
export const isOfCompanyAlone = ({ dimensions }: Context): boolean =>
  dimensions.some(({ member }) => member === COMPANY);

/** A member says of numbers that they are of the company without its subsidiaries (EDINET; IFRS and the Netherlands). */
const isNonConsolidated = ({ member }: Dimension): boolean =>
  typeof member !== 'string' && /^(?:NonConsolidated|Separate)(?:Member)?$/.test(member.local);

const GROUP = 'a group';
const HAS_GROUP = 'WhetherConsolidatedFinancialStatementsArePreparedDEI';

const isMoney = (fact: Fact, { units }: TaggedReport): boolean =>
  units.get(fact.unitRef ?? '')?.numerators.some((measure) => measure.startsWith('iso4217:')) ===
  true;

/** Whether a company draws up no statements of a group: it says so, or every amount is of it alone. */
const hasNoGroup = (report: TaggedReport): boolean => {
  const facts = factsOf(report).map(({ fact }) => fact);
  const stated = facts.find(({ concept }) => concept.local === HAS_GROUP)?.value;
  if (stated !== undefined && stated !== null) return String(stated).toLowerCase() === 'false';
  const amounts = facts.filter((fact) => fact.kind === 'number' && isMoney(fact, report));
  return (
    amounts.length > 0 &&
    amounts.every(
      ({ contextRef }) =>
        report.contexts.get(contextRef)?.dimensions.some(isNonConsolidated) === true,
    )
  );
};

/** The axis on which most amounts of a report say that they are no group's. */
const axisOfCompany = (report: TaggedReport): Dimension['axis'] | undefined => {
  const amounts = factsOf(report).filter(
    ({ fact }) => fact.kind === 'number' && isMoney(fact, report),
  );
  const axes = amounts.flatMap(
    ({ fact }) =>
      report.contexts.get(fact.contextRef)?.dimensions.find(isNonConsolidated)?.axis ?? [],
  );
  return 2 * axes.length > amounts.length ? axes[0] : undefined;
};

/**
 * The statements of a company without a group are its statements, though a member says that they are not a group's. If
 * most of its amounts have that member, one without it is of something else.
 */
const withoutOwnMember = (report: TaggedReport): TaggedReport => {
  if (!hasNoGroup(report)) return report;
  const axis = axisOfCompany(report);
  const contexts = [...report.contexts].map(([id, context]): [string, Context] => {
    const dimensions = context.dimensions.filter((own) => !isNonConsolidated(own));
    const isOwn = axis === undefined || dimensions.length < context.dimensions.length;
    return [
      id,
      { ...context, dimensions: isOwn ? dimensions : [...dimensions, { axis, member: GROUP }] },
    ];
  });
  return { ...report, contexts: new Map(contexts) };
};

/**
 * A report whose group has a member of its own (FRC: Consolidated) states the company's numbers without one: they are
 * then a part of the group, not the group.
 */
export const withGroupContexts = (whole: TaggedReport): TaggedReport => {
  const report = withoutOwnMember(whole);
  const axes = groupAxes(report);
  if (axes.size === 0) return report;
  const contexts = [...report.contexts].map(([id, context]): [string, Context] => {
    const axis = axes.get(context.period.kind);
    const isSaid =
      axis === undefined || context.dimensions.some((own) => own.axis.local === axis.local);
    return isSaid
      ? [id, context]
      : [id, { ...context, dimensions: [...context.dimensions, { axis, member: COMPANY }] }];
  });
  return { ...report, contexts: new Map(contexts) };
};
