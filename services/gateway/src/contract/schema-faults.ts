import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ValidationFault } from './validation-fault.js';

type Location = ValidationFault['loc'];
type Described = Pick<ValidationFault, 'msg' | 'type'>;
const MAX_FAULTS = 100;

/** The way a JSON pointer goes through the value: indices of arrays are numbers, keys of objects (`2024`) stay texts. */
const parts = (pointer: string, value: unknown): Location => {
  const way: (string | number)[] = [];
  let at: unknown = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    way.push(Array.isArray(at) ? Number(key) : key);
    at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  }
  return way;
};

const TYPE_FAULTS: Readonly<Record<string, Described>> = {
  string: { msg: 'Input should be a valid string', type: 'string_type' },
  integer: { msg: 'Input should be a valid integer', type: 'int_type' },
  number: { msg: 'Input should be a valid number', type: 'float_type' },
  boolean: { msg: 'Input should be a valid boolean', type: 'bool_type' },
  array: { msg: 'Input should be a valid list', type: 'list_type' },
  object: { msg: 'Input should be a valid dictionary', type: 'dict_type' },
};

const FORMAT_FAULTS: Readonly<Record<string, Described>> = {
  'http-url': {
    msg: 'Input should be an absolute http or https URL without credentials',
    type: 'url_parsing',
  },
  'http-url-or-empty': {
    msg: 'Input should be an absolute http or https URL without credentials, or empty',
    type: 'url_parsing',
  },
  'object-key': {
    msg: 'Input should be the key of a stored file, company_<id>/<year>/<file>',
    type: 'object_key',
  },
  date: { msg: 'Input should be a valid date in the form YYYY-MM-DD', type: 'date_parsing' },
  uuid: { msg: 'Input should be a valid UUID', type: 'uuid_parsing' },
};

/** By the patterns of openapi.yaml. */
const PATTERN_FAULTS: Readonly<Record<string, Described>> = {
  '^(19|[2-9][0-9])': { msg: 'Input should be a date from 1900 on', type: 'date_too_early' },
};

/** Words and kinds of the faults that ajv finds, by its keyword; the kinds are those of FastAPI where it has one. */
const DESCRIBE: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => Described>> =
  {
    required: () => ({ msg: 'Field required', type: 'missing' }),
    type: ({ type }) =>
      TYPE_FAULTS[String([type].flat().find((one) => one !== 'null'))] ?? {
        msg: `Input should be ${String(type)}`,
        type: 'type_error',
      },
    minLength: ({ limit }) => ({
      msg: `String should have at least ${String(limit)} character(s)`,
      type: 'string_too_short',
    }),
    maxLength: ({ limit }) => ({
      msg: `String should have at most ${String(limit)} character(s)`,
      type: 'string_too_long',
    }),
    minimum: ({ limit }) => ({
      msg: `Input should be greater than or equal to ${String(limit)}`,
      type: 'greater_than_equal',
    }),
    maximum: ({ limit }) => ({
      msg: `Input should be less than or equal to ${String(limit)}`,
      type: 'less_than_equal',
    }),
    minItems: ({ limit }) => ({
      msg: `List should have at least ${String(limit)} item(s)`,
      type: 'too_short',
    }),
    maxItems: ({ limit }) => ({
      msg: `List should have at most ${String(limit)} item(s)`,
      type: 'too_long',
    }),
    maxProperties: ({ limit }) => ({
      msg: `Dictionary should have at most ${String(limit)} item(s)`,
      type: 'too_long',
    }),
    propertyNames: ({ propertyName }) => ({
      msg: `Key ${JSON.stringify(propertyName)} should be a year from 1900 to 2100`,
      type: 'invalid_key',
    }),
    uniqueItems: () => ({ msg: 'List should name each item once', type: 'not_unique' }),
    pattern: ({ pattern }) =>
      PATTERN_FAULTS[String(pattern)] ?? {
        msg: 'String does not have the expected form',
        type: 'string_pattern_mismatch',
      },
    format: ({ format }) =>
      FORMAT_FAULTS[String(format)] ?? {
        msg: `Input should be a valid ${String(format)}`,
        type: 'format_error',
      },
    enum: ({ allowedValues }) => ({
      msg: `Input should be one of ${(allowedValues as unknown[]).join(', ')}`,
      type: 'enum',
    }),
  };

const describe = (error: ErrorObject): Described =>
  DESCRIBE[error.keyword]?.(error.params) ?? {
    msg: error.message ?? 'Input is not valid',
    type: error.keyword,
  };

/** `anyOf` of required fields: the first alternative reports for all of them. */
const isRepeatedAlternative = (error: ErrorObject): boolean =>
  error.keyword === 'anyOf' || /\/anyOf\/[1-9]\d*\/required$/.test(error.schemaPath);

/** `propertyNames` reports what is wrong with a key, and names the key. */
const isAboutKey = (error: ErrorObject): boolean =>
  error.propertyName !== undefined && error.keyword !== 'propertyNames';

const alternatives = (error: ErrorObject, errors: readonly ErrorObject[]): readonly string[] =>
  errors
    .filter(
      (other) =>
        other.instancePath === error.instancePath &&
        /\/anyOf\/\d+\/required$/.test(other.schemaPath),
    )
    .map((other) => String((other.params as { missingProperty: string }).missingProperty));

const faultOf = (
  error: ErrorObject,
  errors: readonly ErrorObject[],
  start: Location,
  value: unknown,
): ValidationFault => {
  const described = describe(error);
  const at = [...start, ...parts(error.instancePath, value)];
  if (error.keyword !== 'required') return { loc: at, ...described };
  const loc = [...at, String((error.params as { missingProperty: string }).missingProperty)];
  const choice = error.schemaPath.includes('/anyOf/') ? alternatives(error, errors) : [];
  return choice.length > 1
    ? { loc, msg: `Field required: one of ${choice.join(', ')}`, type: 'missing' }
    : { loc, ...described };
};

/** `not` of required fields: forms of one thing that exclude each other; each is named. */
const excluding = (
  { schema, instancePath }: ErrorObject,
  start: Location,
  value: unknown,
): readonly ValidationFault[] => {
  const { required } = schema as { readonly required: readonly string[] };
  const msg = `Only one of ${required.join(', ')} should be given`;
  const at = [...start, ...parts(instancePath, value)];
  return required.map((name) => ({ loc: [...at, name], msg, type: 'mutually_exclusive' }));
};

/** What ajv found in `value`, as the specification shows validation errors; at most 100. `start` is where the value stands. */
export const schemaFaults = (
  errors: readonly ErrorObject[],
  start: Location,
  value: unknown,
): readonly ValidationFault[] =>
  errors
    .slice(0, MAX_FAULTS * 4)
    .filter((error) => !isRepeatedAlternative(error) && !isAboutKey(error))
    .slice(0, MAX_FAULTS)
    .flatMap((error) =>
      error.keyword === 'not'
        ? excluding(error, start, value)
        : [faultOf(error, errors, start, value)],
    );
