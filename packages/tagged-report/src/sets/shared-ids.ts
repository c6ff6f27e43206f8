import type { Context, InlineDocument, TaggedUnit } from '../model.js';

/** Contexts and units, which facts refer to by their ids. */
type Resource = Context | TaggedUnit;
type ResourceKind = 'contexts' | 'units';
const RESOURCE_KINDS: readonly ResourceKind[] = ['contexts', 'units'];

/** Each id of a context or a unit that a document's facts use. */
export const idsUsedBy = ({ facts }: InlineDocument): string[] => [
  ...new Set(
    facts.flatMap(({ contextRef, unitRef }) =>
      unitRef === undefined ? [contextRef] : [contextRef, unitRef],
    ),
  ),
];

const isSame = (a: Resource, b: Resource): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ids that two documents define differently. */
export const clashesBetween = (a: InlineDocument, b: InlineDocument): string[] =>
  RESOURCE_KINDS.flatMap((kind) =>
    [...a[kind]].flatMap(([id, own]) => {
      const other: Resource | undefined = b[kind].get(id);
      return other === undefined || isSame(own, other) ? [] : [id];
    }),
  );
