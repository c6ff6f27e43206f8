import fc from 'fast-check';
import type { ContractOperation, OperationId } from '../contract/contract-operation.js';
import type { ContractParameter, OpenApiDocument } from '../contract/open-api-document.js';
import type { CallOptions } from './contract-client.js';
import { NO_ID, NO_TASK } from './records.js';
import { exampleBodies } from './sample-requests.js';

export interface RandomRequest {
  readonly id: OperationId;
  readonly options: CallOptions;
}

/** Ids that exist while the run lasts. */
export interface Pool {
  readonly ids: readonly number[];
  readonly finishedTask: string;
  readonly objectKey: string;
}

const LONE = '\ud800';
const DEEP = JSON.parse(`${'['.repeat(80)}${']'.repeat(80)}`) as unknown;

/** Values that have broken services before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2147483647,
  2147483648,
  Number.MAX_SAFE_INTEGER,
  'NaN',
  '',
  ' ',
  '1e3',
  '\u0000',
  `a\u0000b`,
  LONE,
  `x${LONE}`,
  '😀',
  'x'.repeat(51),
  'x'.repeat(256),
  'x'.repeat(5000),
  "'; drop table companies; --",
  '../../etc/passwd',
  'https://a.example',
  '=1+1',
  [],
  [[]],
  {},
  [null],
  DEEP,
  JSON.parse('{"__proto__": 1}'),
  { constructor: { prototype: 1 } },
  { '': '' },
  { 2024: 1 },
  { 2024: { source_document_id: 1, source_extraction_id: 1 } },
  '2024-02-30',
  '0000-00-00',
  '9999-12-31',
];

const nasty = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...NASTY),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.double(),
    fc.integer(),
    fc.jsonValue({ maxDepth: 3 }),
  );

const nastyText = fc
  .oneof(
    fc.constantFrom(
      '0',
      '-1',
      '1',
      '2147483648',
      '1e3',
      '%00',
      '\u0000',
      'a\u0000b',
      '😀',
      '１',
      ' 1',
      '1 ',
      '+1',
      '01',
      '0x10',
      'NaN',
      'null',
      'a/b',
      '..\\..',
      '%2F..',
      'AZN',
      'Income Statement',
      'annual_report',
      'x'.repeat(50),
      'x'.repeat(51),
      'x'.repeat(2000),
      "' or 1=1",
      '<script>',
      '1;2',
      '-0',
      '99999999999999999999999',
    ),
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.integer().map(String),
  )
  .filter((text) => !/^\.{1,2}$/.test(text) && isEncodable(text));

const isEncodable = (text: string): boolean => {
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

const pathValue = (parameter: ContractParameter, pool: Pool): fc.Arbitrary<string> => {
  if (parameter.name === 'task_id')
    return fc.oneof(fc.constantFrom(pool.finishedTask, NO_TASK), nastyText, fc.uuid());
  if (parameter.name === 'page') return fc.constantFrom('1', '2', '0', '100000', '100001', 'x');
  if (parameter.name === 'ticker') return fc.oneof(nastyText, fc.constantFrom('AZN', 'sap'));
  if (parameter.name.endsWith('-type'))
    return fc.oneof(
      { weight: 2, arbitrary: nastyText },
      {
        weight: 1,
        arbitrary: fc.constantFrom('Annual Report', 'income_statement', 'Balance Sheet'),
      },
    );
  if (parameter.name === 'fiscal-year')
    return fc.oneof(nastyText, fc.integer({ min: 1890, max: 2110 }).map(String));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...pool.ids).map(String) },
    { weight: 1, arbitrary: fc.constant(String(NO_ID)) },
    { weight: 1, arbitrary: nastyText },
  );
};

const queryPair = (operation: ContractOperation, pool: Pool): fc.Arbitrary<string> => {
  const names = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const value = fc.oneof(
    nastyText,
    fc.constantFrom(
      pool.objectKey,
      'company_1/2024/none.pdf',
      '../../x',
      'csv',
      'xlsx',
      'json',
      'income_statement',
      'SUCCESS',
      'scrape_company',
      '1',
      '5',
      '1,2,3,4',
      '500',
      pool.finishedTask,
    ),
  );
  return fc
    .tuple(
      fc.constantFrom(...names, 'unknown'),
      fc.oneof(
        { weight: 9, arbitrary: value.map(encodeURIComponent) },
        { weight: 1, arbitrary: fc.constantFrom('', '%zz', '%ff', '%00', '%ed%a0%80') },
      ),
    )
    .map(([name, text]) => `${name}=${text}`);
};

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'if-match',
    'if-none-match',
    'range',
    'if-range',
    'last-event-id',
    'x-request-id',
    'traceparent',
    'accept-encoding',
    'accept',
    'origin',
  ),
  fc.constantFrom(
    '*',
    '"x"',
    '"company-1-1"',
    'W/"a"',
    'bytes=0-',
    'bytes=-1',
    'bytes=9999999999-',
    'bytes=a-b',
    'gzip',
    'x',
    '00-1-2-3',
    '5',
    'text/html',
    'https://a.example',
    '',
  ),
  { maxKeys: 3 },
);

interface Mutation {
  readonly do: 'drop' | 'set' | 'add';
  readonly at: number;
  readonly depth: number;
  readonly value: unknown;
}
const mutation: fc.Arbitrary<Mutation> = fc.record({
  do: fc.constantFrom('drop', 'set', 'add'),
  at: fc.nat(20),
  depth: fc.nat(2),
  value: nasty(),
});

/** Changes a body somewhere: drops, replaces or adds a field, at any depth. */
const mutate = (body: unknown, { do: what, at, depth, value }: Mutation): unknown => {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[at % Math.max(1, keys.length)];
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...body }) as Record<
    string,
    unknown
  >;
  if (what === 'add' || key === undefined)
    return Array.isArray(copy) ? [...(copy as unknown[]), value] : { ...copy, extra: value };
  const inner = copy[key];
  if (depth > 0 && typeof inner === 'object' && inner !== null)
    copy[key] = mutate(inner, { do: what, at, depth: depth - 1, value });
  else if (what === 'drop') delete copy[key];
  else copy[key] = value;
  return copy;
};

const withExistingIds = (body: unknown, id: number, type: string): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const fields = body as Record<string, unknown>;
  return {
    ...fields,
    ...('company_id' in fields ? { company_id: id } : {}),
    ...('document_id' in fields ? { document_id: id } : {}),
    ...('statement_type' in fields ? { statement_type: type } : {}),
  };
};

const bodyOf = (
  document: OpenApiDocument,
  operation: ContractOperation,
  pool: Pool,
): fc.Arbitrary<Pick<CallOptions, 'json' | 'body'>> => {
  if (operation.body === undefined) return fc.constant({});
  const valid = fc
    .tuple(
      fc.constantFrom(...exampleBodies(document, operation)),
      fc.constantFrom(...pool.ids),
      fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' }),
    )
    .map(([body, id, type]) => withExistingIds(body, id, type));
  const mutated = fc
    .tuple(valid, fc.array(mutation, { maxLength: 3 }))
    .map(([body, mutations]) => mutations.reduce(mutate, body));
  const text = fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"a":1,}',
    '{"a":1e999}',
    `{"a":${'['.repeat(5000)}`,
    '\ufeff{}',
    '"\\ud800"',
  );
  return fc.oneof(
    { weight: 8, arbitrary: mutated.map((json) => ({ json })) },
    { weight: 1, arbitrary: nasty().map((json) => ({ json: json ?? null })) },
    { weight: 1, arbitrary: text.map((body) => ({ body })) },
  );
};

/** Server-Sent Events of a live task never end, and metrics grow with the run: both have specs of their own. */
const LEFT_OUT: readonly OperationId[] = ['getMetrics', 'getOpenApi', 'getDocs', 'getRedoc'];

const requestOf = (
  document: OpenApiDocument,
  operation: ContractOperation,
  pool: Pool,
): fc.Arbitrary<RandomRequest> => {
  const path = fc
    .tuple(
      ...operation.parameters
        .filter((one) => one.in === 'path')
        .map((one) => pathValue(one, pool).map((value) => [one.name, value] as const)),
    )
    .map((entries) => Object.fromEntries(entries));
  return fc
    .record({
      path,
      pairs: fc.array(queryPair(operation, pool), { maxLength: 3 }),
      headers: HEADERS,
      body: bodyOf(document, operation, pool),
    })
    .map(({ path: values, pairs, headers, body }) => ({
      id: operation.operationId,
      options: {
        path: values,
        headers: {
          ...headers,
          ...(body.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(pairs.length === 0 ? {} : { query: pairs.join('&') }),
        ...body,
      },
    }));
};

/** Requests to all operations, most of them invalid in some way. */
export const randomRequests = (
  document: OpenApiDocument,
  operations: readonly ContractOperation[],
  pool: Pool,
): fc.Arbitrary<RandomRequest> =>
  fc.oneof(
    ...operations
      .filter(({ operationId }) => !LEFT_OUT.includes(operationId))
      .map((operation) => requestOf(document, operation, pool)),
  );
