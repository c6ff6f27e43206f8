/**
 * One change of the shape of a command's payload or an event's data, from version n to n + 1. Pure. A field is added,
 * renamed or dropped in two releases (docs/operations.md): the first has `up` and `down`, the second only `up`.
 */
export interface ShapeStep {
  /** Data of version n, in the shape of n + 1. */
  readonly up: (data: object) => object;
  /** Current data, as version n. If this is set, version n + 1 is read but not yet written. */
  readonly down?: (data: object) => object;
}

/** Steps of each type, from version 1 on, in order; a type that is not named has only its first version. */
export type ShapeHistory<Name extends string> = Readonly<
  Partial<Record<Name, readonly ShapeStep[]>>
>;

/** A shape and its history: this code works with `version`, and sends and stores `written`. */
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

/** Data of an earlier version in the current shape. */
export const raise = ({ steps }: VersionedShape<unknown>, from: number, data: object): object =>
  steps.slice(from - 1).reduce((shape, { up }) => up(shape), data);

/** Data in the current shape, as it is sent and stored. */
export const lower = ({ steps, written }: VersionedShape<unknown>, data: object): object =>
  steps.slice(written - 1).reduceRight((shape, { down }) => down?.(shape) ?? shape, data);
