import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { JsonValue } from './json.js';

/** openapi.yaml of the root, the only source of the contract. */
export const OPEN_API_PATH = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

export interface ContractSchema {
  readonly [keyword: string]: JsonValue;
}
export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: ContractSchema;
}
export interface ContractResponse {
  readonly headers?: Readonly<
    Record<string, { readonly required?: boolean; readonly schema: ContractSchema }>
  >;
  readonly content?: Readonly<Record<string, { readonly schema: ContractSchema }>>;
}
/** One alternative of an operation's `security`: scheme to scopes; `{}` asks for nothing. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;
interface RawOperation {
  readonly operationId: string;
  readonly security?: readonly SecurityRequirement[];
  readonly 'x-rate-limit'?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: ContractSchema } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}
export interface OpenApiDocument {
  readonly openapi: string;
  /** Of operations that say nothing themselves. */
  readonly security: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The same as JSON, which is read a hundred times as fast; `npm run build` makes it (bundle.mjs). */
const AS_JSON = fileURLToPath(new URL('../openapi.json', import.meta.url));

const writtenAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** Reads and parses the document. Throws where the file is missing or no YAML. */
export const readOpenApiDocument = (path: string = OPEN_API_PATH): OpenApiDocument =>
  path === OPEN_API_PATH && writtenAt(AS_JSON) > writtenAt(OPEN_API_PATH)
    ? (JSON.parse(readFileSync(AS_JSON, 'utf8')) as OpenApiDocument)
    : (parse(readFileSync(path, 'utf8')) as OpenApiDocument);

/** Follows `$ref: '#/components/...'`. */
export const resolveReference = <T>(document: OpenApiDocument, value: unknown): T => {
  const reference = (value as { $ref?: string }).$ref;
  if (reference === undefined) return value as T;
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  const found =
    kind === undefined || name === undefined ? undefined : document.components[kind]?.[name];
  if (found === undefined) throw new Error(`openapi.yaml: nothing at ${reference}`);
  return resolveReference(document, found);
};
