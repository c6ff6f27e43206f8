import type { Context, Fact, InlineDocument, TaggedUnit } from '../model.js';
import { clashesBetween } from './shared-ids.js';
import type { DocumentSet } from './split-into-sets.js';

/** The documents of a report, with the one map of contexts and of units that their facts refer to. */
export interface JoinedSet {
  readonly documents: readonly InlineDocument[];
  readonly contexts: ReadonlyMap<string, Context>;
  readonly units: ReadonlyMap<string, TaggedUnit>;
  readonly problems: readonly string[];
}

/** Where documents of a set go on in each other, the text is taken from there. */
const joinTexts = (set: DocumentSet): InlineDocument[] =>
  set.map((part) =>
    part.joined((id) => {
      for (const other of set) {
        const found = other === part ? undefined : other.continuationOf(id);
        if (found !== undefined) return found;
      }
      return undefined;
    }),
  );

/** Ids that documents of a set define differently: each document means its own, and no other one means either. */
const clashesIn = (documents: readonly InlineDocument[]): Map<string, string[]> => {
  const clashes = new Map<string, string[]>();
  for (const [at, document] of documents.entries())
    for (const other of documents.slice(at + 1))
      for (const id of clashesBetween(document, other))
        clashes.set(id, [...new Set([...(clashes.get(id) ?? []), document.name, other.name])]);
  return clashes;
};

const renamed = <T extends { readonly id: string }>(
  resources: ReadonlyMap<string, T>,
  nameOf: (id: string) => string,
): Map<string, T> =>
  new Map([...resources].map(([id, one]) => [nameOf(id), { ...one, id: nameOf(id) }]));

/** A document whose clashing ids say of which document they are: "c1 of a.xhtml". */
const withOwnIds = (
  document: InlineDocument,
  clashes: ReadonlyMap<string, readonly string[]>,
): InlineDocument => {
  const nameOf = (id: string): string => (clashes.has(id) ? `${id} of ${document.name}` : id);
  return {
    ...document,
    contexts: renamed(document.contexts, nameOf),
    units: renamed(document.units, nameOf),
    facts: document.facts.map((fact) => ({
      ...fact,
      contextRef: nameOf(fact.contextRef),
      ...(fact.unitRef === undefined ? {} : { unitRef: nameOf(fact.unitRef) }),
    })),
  };
};

/** A document may hold several reports, told apart by their targets: the one of most facts is read. */
const mainTargetOf = (documents: readonly InlineDocument[]): string | undefined => {
  const counts = new Map<string | undefined, number>();
  for (const { target } of documents.flatMap(({ facts }) => facts))
    counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return counts.get(undefined) === most
    ? undefined
    : [...counts].find(([, count]) => count === most)?.[0];
};

const missingOf = (
  { kind, contextRef, unitRef }: Fact,
  { contexts, units }: Pick<JoinedSet, 'contexts' | 'units'>,
): string | undefined => {
  if (!contexts.has(contextRef)) return `there is no context "${contextRef}"`;
  if (kind === 'text' || (unitRef !== undefined && units.has(unitRef))) return undefined;
  return unitRef === undefined ? 'it has no unit' : `there is no unit "${unitRef}"`;
};

/** A fact without its time or unit states nothing. */
const withoutValue = ({ digits: _, ...fact }: Fact, problem: string): Fact => ({
  ...fact,
  value: null,
  problem,
});

/** Joins the documents of a set: its contexts and units are those of all of them. */
export const joinSet = (set: DocumentSet): JoinedSet => {
  const texts = joinTexts(set);
  const clashes = clashesIn(texts);
  const documents = texts.map((document) => withOwnIds(document, clashes));
  const contexts = new Map(documents.flatMap((document) => [...document.contexts]));
  const units = new Map(documents.flatMap((document) => [...document.units]));
  const target = mainTargetOf(documents);
  const problems = [...clashes].map(
    ([id, names]) => `"${id}" is defined differently in ${names.join(' and ')}`,
  );
  const refuse = (fact: Fact): Fact => {
    const missing = missingOf(fact, { contexts, units });
    if (missing === undefined || fact.problem !== undefined) return fact;
    problems.push(`${fact.concept.local} (${fact.id}): ${missing}`);
    return withoutValue(fact, missing);
  };
  const own = documents.map(({ facts, ...document }) => ({
    ...document,
    facts: facts.filter((fact) => fact.target === target).map(refuse),
  }));
  return {
    documents: own,
    contexts,
    units,
    problems: [...problems, ...otherTargets(documents, target)],
  };
};

const otherTargets = (
  documents: readonly InlineDocument[],
  target: string | undefined,
): string[] => {
  const others = documents.flatMap(({ facts }) => facts.filter((fact) => fact.target !== target));
  const names = [...new Set(others.map((fact) => fact.target ?? 'the main report'))];
  return others.length === 0
    ? []
    : [
        `${others.length} facts belong to another report in the same documents (${names.join(', ')})`,
      ];
};
