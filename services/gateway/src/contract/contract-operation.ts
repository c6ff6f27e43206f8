import type { operations } from '@fde/contracts';
import { scopeOf } from '../access/scopes.js';
import {
  resolveReference,
  type ContractParameter,
  type ContractResponse,
  type ContractSchema,
  type OpenApiDocument,
} from './open-api-document.js';

/** Every operation of openapi.yaml by its name. */
export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'delete';
/** Operations whose use per client a deployment may limit (`x-rate-limit`). */
export type RateLimitClass = 'triggers' | 'extractions';
const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete'];

/** One operation of openapi.yaml with its references followed: what routing, validation and tests read. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: Method;
  /** Template as in the document, `/api/v1/companies/{company-id}`. */
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  /** Schema of the JSON body; undefined where the operation takes none. */
  readonly body: ContractSchema | undefined;
  /** Wanted of the caller's token where access is switched on; undefined where the operation is open all the same. */
  readonly scope: string | undefined;
  readonly rateLimit: RateLimitClass | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, ContractResponse>>;
}

/** All operations in the order of the document, literal paths before the templates that would match them too. */
export const contractOperations = (document: OpenApiDocument): readonly ContractOperation[] => {
  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [
        {
          operationId: operation.operationId as OperationId,
          method,
          path,
          parameters: (operation.parameters ?? []).map((one) =>
            resolveReference<ContractParameter>(document, one),
          ),
          body: operation.requestBody?.content['application/json'].schema,
          scope: scopeOf(operation.security ?? document.security),
          rateLimit: operation['x-rate-limit'] as RateLimitClass | undefined,
          responses: Object.fromEntries(
            Object.entries(operation.responses).map(([status, response]) => [
              status,
              responseOf(document, response),
            ]),
          ),
        },
      ];
    }),
  );
  return found.sort((a, b) => placeholders(a.path) - placeholders(b.path));
};

const placeholders = (path: string): number => (path.match(/\{/g) ?? []).length;

const responseOf = (document: OpenApiDocument, value: unknown): ContractResponse => {
  const response = resolveReference<ContractResponse>(document, value);
  const headers = Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, header]) => [
      name,
      resolveReference<{ required?: boolean; schema: ContractSchema }>(document, header),
    ]),
  );
  return { ...response, headers };
};
