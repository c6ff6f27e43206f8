import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { match } from 'path-to-regexp';
import {
  contractOperations,
  type ContractOperation,
  type OperationId,
  type OperationResponse,
} from '../contract/contract-operation.js';
import type { JsonValue } from '../contract/json.js';
import {
  readOpenApiDocument,
  type OpenApiDocument,
  type SchemaOrReference,
} from '../contract/open-api-document.js';
import { contractAjv, standalone } from '../contract/request-validator.js';
import { expressPath } from '../http/requests/express-path.js';

type Schemas = NonNullable<OpenApiDocument['components']['schemas']>;

const isObject = (value: JsonValue): value is { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Object schemas that do not mention further properties allow none: an undocumented field in a
 * response is a fault.
 */
const closed = (schema: JsonValue): JsonValue => {
  if (Array.isArray(schema)) return schema.map((item) => closed(item as JsonValue));
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return isObject(schema['properties'] ?? null) && schema['additionalProperties'] === undefined
    ? { ...inner, unevaluatedProperties: false }
    : inner;
};

export interface SeenResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Checks responses against openapi.yaml and records which statuses of which operations were seen.
 */
export class ResponseContract {
  readonly document: OpenApiDocument;
  readonly operations: ReadonlyMap<OperationId, ContractOperation>;
  readonly seen = new Map<string, number>();
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<SchemaOrReference, ValidateFunction>();

  constructor(document: OpenApiDocument = readOpenApiDocument()) {
    this.document = document;
    const schemas = closed(document.components.schemas as JsonValue) as Schemas;
    this.#ajv = contractAjv({ ...document, components: { ...document.components, schemas } });
    this.operations = new Map(
      contractOperations(document).map((operation) => [operation.operationId, operation]),
    );
  }

  operation(id: OperationId): ContractOperation {
    const operation = this.operations.get(id);
    if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}`);
    return operation;
  }

  /** The operation that a request addresses. Throws if openapi.yaml has none. */
  operationAt(method: string, pathname: string): OperationId {
    const found = [...this.operations.values()].find(
      (one) => one.method === method.toLowerCase() && match(expressPath(one.path))(pathname),
    );
    if (found === undefined) throw new Error(`openapi.yaml has no ${method} ${pathname}`);
    return found.operationId;
  }

  /** Throws an Error that says how the response differs from its description. */
  check(id: OperationId, response: SeenResponse): void {
    const expected = this.operation(id).responses[String(response.status)];
    if (expected === undefined)
      throw new Error(
        `${id}: status ${response.status} is not in openapi.yaml: ${response.body.toString().slice(0, 500)}`,
      );
    this.#checkHeaders(id, response, expected);
    this.#checkBody(id, response, expected);
    const key = `${id} ${response.status}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
  }

  /** `operation status` of openapi.yaml that no response has shown. */
  unseen(): readonly string[] {
    return [...this.operations.values()]
      .flatMap(({ operationId, responses }) =>
        Object.keys(responses).map((status) => `${operationId} ${status}`),
      )
      .filter((key) => !this.seen.has(key));
  }

  #checkHeaders(
    id: OperationId,
    { headers, status }: SeenResponse,
    expected: OperationResponse,
  ): void {
    for (const [name, { required, schema }] of Object.entries(expected.headers)) {
      const text = headers.get(name);
      if (text === null && required === true)
        throw new Error(`${id} ${status}: header ${name} is missing`);
      if (text === null) continue;
      const value =
        'type' in schema && (schema.type === 'integer' || schema.type === 'number')
          ? Number(text)
          : text;
      this.#validate(`${id} ${status}: header ${name}`, schema, value);
    }
  }

  #checkBody(
    id: OperationId,
    { headers, status, body }: SeenResponse,
    expected: OperationResponse,
  ): void {
    const type = headers.get('content-type')?.split(';')[0];
    if (expected.content === undefined) {
      if (body.byteLength > 0) throw new Error(`${id} ${status}: the body should be empty`);
      return;
    }
    const content = type === undefined ? undefined : expected.content[type];
    if (content === undefined)
      throw new Error(`${id} ${status}: content type ${type} is not in openapi.yaml`);
    if (type?.endsWith('json') === true && content.schema !== undefined)
      this.#validate(`${id} ${status}: body`, content.schema, JSON.parse(body.toString()));
  }

  #validate(what: string, schema: SchemaOrReference, value: unknown): void {
    const known = this.#validators.get(schema);
    const validate = known ?? this.#ajv.compile(standalone(schema));
    if (known === undefined) this.#validators.set(schema, validate);
    if (!validate(value))
      throw new Error(
        `${what}: ${this.#ajv.errorsText(validate.errors?.slice(0, 5))}: ${JSON.stringify(value).slice(0, 500)}`,
      );
  }
}

/** One for the whole run: the last spec asks it which statuses were never seen. */
export const responseContract = new ResponseContract();
