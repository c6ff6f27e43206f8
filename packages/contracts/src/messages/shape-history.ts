/** What the data of every command and event satisfies: an object of known fields. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

/** How a release writes the version before a step, which it can read already. */
interface EarlierShape {
  /** Current data, as version n. */
  readonly down: (data: object) => object;
  /** The current schema, as that of version n: `asyncapi.yaml` shows what is written. */
  readonly earlier: (schema: ObjectSchema) => ObjectSchema;
}

/**
 * One change of the shape of a command's payload or an event's data, from version n to n + 1. Pure. A field is added,
 * renamed or dropped in two releases (docs/operations.md): the first has `up`, `down` and `earlier`, the second only
 * `up`. With `down`, version n + 1 is read but not yet written.
 */
export type ShapeStep = {
  /** Data of version n, in the shape of n + 1. */
  readonly up: (data: object) => object;
} & (EarlierShape | Readonly<Partial<Record<keyof EarlierShape, undefined>>>);

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

/** The schema of what is sent and stored. */
export const writtenSchema = ({
  schema,
  steps,
  written,
}: VersionedShape<ObjectSchema>): ObjectSchema =>
  steps.slice(written - 1).reduceRight((later, { earlier }) => earlier?.(later) ?? later, schema);

const isObjectSchema = (schema: unknown): schema is ObjectSchema =>
  typeof schema === 'object' && schema !== null && 'properties' in schema && 'required' in schema;

/** For `earlier`: the schema without a field. */
export const dropField = (schema: ObjectSchema, name: string): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([key]) => key !== name)),
  required: schema.required.filter((key) => key !== name),
});

/** For `earlier`: the schema with a required field. */
export const requireField = (schema: ObjectSchema, name: string, field: unknown): ObjectSchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: field },
  required: [...schema.required.filter((key) => key !== name), name],
});

/** For `earlier`: the schema with a changed schema of an object in one field. */
export const changeField = (
  schema: ObjectSchema,
  name: string,
  change: (schema: ObjectSchema) => ObjectSchema,
): ObjectSchema => {
  const field = schema.properties[name];
  if (!isObjectSchema(field)) return schema;
  return { ...schema, properties: { ...schema.properties, [name]: change(field) } };
};
