import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { schemaFaults } from './schema-faults.js';

/** As the validator of requests asks ajv. */
const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
ajv.addFormat('http-url', (text) => text.startsWith('http'));
ajv.addFormat('own-form', () => false);

const faultsOf = (schema: AnySchemaObject, value: unknown) => {
  const validate = ajv.compile(schema);
  void validate(value);
  return schemaFaults(validate.errors ?? [], ['body'], value);
};
/** What is said about one value. */
const kindOf = (schema: AnySchemaObject, value: unknown): string =>
  faultsOf(schema, value)
    .map(({ type, msg }) => `${type}: ${msg}`)
    .join('; ');

describe('Faults of a request, as the specification shows them', () => {
  const CASES: readonly (readonly [AnySchemaObject, unknown, string])[] = [
    [{ type: 'string' }, 7, 'string_type: Input should be a valid string'],
    [{ type: ['integer', 'null'] }, 'x', 'int_type: Input should be a valid integer'],
    [{ type: 'null' }, 7, 'type_error: Input should be null'],
    [{ minLength: 2 }, 'x', 'string_too_short: String should have at least 2 character(s)'],
    [{ maxLength: 2 }, 'xxx', 'string_too_long: String should have at most 2 character(s)'],
    [{ minimum: 1 }, 0, 'greater_than_equal: Input should be greater than or equal to 1'],
    [{ maximum: 1 }, 2, 'less_than_equal: Input should be less than or equal to 1'],
    [{ minItems: 1 }, [], 'too_short: List should have at least 1 item(s)'],
    [{ maxItems: 1 }, [1, 2], 'too_long: List should have at most 1 item(s)'],
    [{ maxProperties: 0 }, { a: 1 }, 'too_long: Dictionary should have at most 0 item(s)'],
    [{ uniqueItems: true }, [1, 1], 'not_unique: List should name each item once'],
    [
      { pattern: '^(19|[2-9][0-9])' },
      '1800',
      'date_too_early: Input should be a date from 1900 on',
    ],
    [{ pattern: '^x' }, 'y', 'string_pattern_mismatch: String does not have the expected form'],
    [
      { format: 'http-url' },
      'ftp',
      'url_parsing: Input should be an absolute http or https URL without credentials',
    ],
    [{ format: 'own-form' }, 'x', 'format_error: Input should be a valid own-form'],
    [{ enum: ['a', 'b'] }, 'c', 'enum: Input should be one of a, b'],
    [{ multipleOf: 2 }, 3, 'multipleOf: must be multiple of 2'],
  ];
  for (const [schema, value, said] of CASES)
    it(`${JSON.stringify(value)} for ${JSON.stringify(schema)}`, () =>
      expect(kindOf(schema, value)).to.equal(said));

  it('name the place, indices of lists as numbers and years of objects as texts', () => {
    const cell = { properties: { '2024': { type: 'number' } } };
    const schema = { properties: { 'a/b~c': { items: cell } } };
    expect(faultsOf(schema, { 'a/b~c': [{}, { 2024: 'x' }] })[0]?.loc).to.deep.equal([
      'body',
      'a/b~c',
      1,
      '2024',
    ]);
  });

  it('name a field that is missing, or the choice of which one is', () => {
    expect(faultsOf({ required: ['name'] }, {})).to.deep.equal([
      { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
    ]);
    const choice = { anyOf: [{ required: ['a'] }, { required: ['b'] }] };
    expect(faultsOf(choice, {})).to.deep.equal([
      { loc: ['body', 'a'], msg: 'Field required: one of a, b', type: 'missing' },
    ]);
  });

  it('name each of the forms that exclude each other', () => {
    expect(faultsOf({ not: { required: ['a', 'b'] } }, { a: 1, b: 2 })).to.deep.equal([
      { loc: ['body', 'a'], msg: 'Only one of a, b should be given', type: 'mutually_exclusive' },
      { loc: ['body', 'b'], msg: 'Only one of a, b should be given', type: 'mutually_exclusive' },
    ]);
  });

  it('speak of a key once', () => {
    const faults = faultsOf({ propertyNames: { pattern: '^\\d{4}$' } }, { revenue: 1 });
    expect(faults.map(({ type, msg }) => [type, msg])).to.deep.equal([
      ['invalid_key', 'Key "revenue" should be a year from 1900 to 2100'],
    ]);
  });

  it('are a hundred at most', () => {
    expect(faultsOf({ items: { type: 'string' } }, Array(500).fill(1))).to.have.length(100);
  });
});
