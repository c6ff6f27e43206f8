import type { OpenAPIV3_1 } from 'openapi-types';
import { scopeOf } from './scopes.js';
import {
  METHODS,
  resolveReference,
  type ContractHeader,
  type ContractParameter,
  type ContractResponse,
  type DescribedOperation,
  type Method,
  type OpenApiDocument,
  type OperationId,
  type RateLimitClass,
  type SchemaOrReference,
} from './open-api-document.js';

export type { Method, OperationId, RateLimitClass } from './open-api-document.js';

/** A response with the references of its headers followed. */
export type OperationResponse = Omit<ContractResponse, 'headers'> & {
  readonly headers: Readonly<Record<string, ContractHeader>>;
};

/** One operation of openapi.yaml with its references followed: what routing, validation and tests read. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: Method;
  /** Template as in the document, `/api/v1/companies/{company-id}`. */
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  /** Schema of the JSON body; undefined if the operation takes none. */
  readonly body: SchemaOrReference | undefined;
  /** Media types of a file that the operation takes as its body; empty if it takes none. */
  readonly files: readonly string[];
  /**
   * Required in the caller's token if access control is on; undefined if the operation is open
   * anyway.
   */
  readonly scope: string | undefined;
  readonly rateLimit: RateLimitClass | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

/** All operations in the order of the document, literal paths before the templates that would match them too. */
export const contractOperations = (document: OpenApiDocument): readonly ContractOperation[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined
          ? []
          : [readOperation(document, { path, method, operation })];
      }),
    )
    .toSorted((a, b) => placeholders(a.path) - placeholders(b.path));

const placeholders = (path: string): number => (path.match(/\{/g) ?? []).length;

type Media = OpenAPIV3_1.RequestBodyObject['content'];

interface FoundOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: DescribedOperation;
}

const readOperation = (
  document: OpenApiDocument,
  { path, method, operation }: FoundOperation,
): ContractOperation => ({
  operationId: operation.operationId,
  method,
  path,
  parameters: (operation.parameters ?? []).map((one) =>
    // The linter of openapi.yaml has checked that what the standard leaves optional is present.
    resolveReference(document, one as ContractParameter),
  ),
  body: mediaOf(document, operation)[JSON_TYPE]?.schema,
  files: Object.keys(mediaOf(document, operation)).filter((type) => type !== JSON_TYPE),
  scope: scopeOf(operation.security ?? document.security),
  rateLimit: operation['x-rate-limit'],
  responses: Object.fromEntries(
    Object.entries(operation.responses ?? {}).map(([status, response]) => [
      status,
      readResponse(document, resolveReference(document, response)),
    ]),
  ),
});

const JSON_TYPE = 'application/json';

/** What an operation takes for a body, by media type. */
const mediaOf = (document: OpenApiDocument, { requestBody }: DescribedOperation): Media =>
  requestBody === undefined ? {} : resolveReference(document, requestBody).content;

const readResponse = (
  document: OpenApiDocument,
  response: ContractResponse,
): OperationResponse => ({
  ...response,
  headers: Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, header]) => [
      name,
      resolveReference(document, header as ContractHeader),
    ]),
  ),
});
