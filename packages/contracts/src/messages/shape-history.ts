/**
 * One change of the shape of a command's payload or an event's data, from version n to n + 1. Pure. A field is added,
 * renamed or dropped in two releases (docs/operations.md): the first has `up` and `down`, the second only `up`.
 */
export interface ShapeStep {
  /** What was written as version n, in the shape of n + 1. */
  readonly up: (data: object) => object;
  /** What this code knows, as version n. Where it is there, version n + 1 is read but not yet written. */
  readonly down?: (data: object) => object;
}

/** Steps of each type, from version 1 on, in order; a type that is not named has only its first version. */
export type ShapeHistory<Name extends string> = Readonly<
  Partial<Record<Name, readonly ShapeStep[]>>
>;

/** A shape and how it came about: `version` is what this code works with, `written` what it sends and stores. */
export interface VersionedShape<Schema> {
  readonly version: number;
  readonly written: number;
  readonly schema: Schema;
  readonly steps: readonly ShapeStep[];
}

export const versionedShape = <Schema>(
  schema: Schema,
  steps: readonly ShapeStep[] = [],
): VersionedShape<Schema> => {
  const version = 1 + steps.length;
  const settled = steps.findLastIndex(({ down }) => down === undefined);
  return { version, written: 2 + settled, schema, steps };
};

/** Data of an earlier version in the shape of today. */
export const raise = ({ steps }: VersionedShape<unknown>, from: number, data: object): object =>
  steps.slice(from - 1).reduce((shape, { up }) => up(shape), data);

/** Data in the shape of today, as it is sent and stored. */
export const lower = ({ steps, written }: VersionedShape<unknown>, data: object): object =>
  steps.slice(written - 1).reduceRight((shape, { down }) => down?.(shape) ?? shape, data);
