import type { operations } from '@fde/contracts';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenAPIV3_1 } from 'openapi-types';
import { parse } from 'yaml';

/** Every operation of openapi.yaml by its name. */
export type OperationId = keyof operations;

/** openapi.yaml of the root, the only source of the contract. */
const OPEN_API_PATH = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

type Reference = OpenAPIV3_1.ReferenceObject;
export type ContractSchema = OpenAPIV3_1.SchemaObject;
export type SchemaOrReference = ContractSchema | Reference;
interface WithSchema {
  readonly schema: SchemaOrReference;
}
export type ContractParameter = Omit<OpenAPIV3_1.ParameterObject, 'in' | 'schema'> &
  WithSchema & { readonly in: 'path' | 'query' | 'header' };
export type ContractHeader = Omit<OpenAPIV3_1.HeaderObject, 'schema'> & WithSchema;
export type ContractResponse = OpenAPIV3_1.ResponseObject;
/** One alternative of an operation's `security`: scheme to scopes; `{}` requires nothing. */
export type SecurityRequirement = OpenAPIV3_1.SecurityRequirementObject;
/** Operations whose use per client a deployment may limit (`x-rate-limit`). */
export type RateLimitClass = 'triggers' | 'extractions';

/**
 * What openapi.yaml says about an operation beyond the standard, or always although the standard
 * leaves it optional.
 */
interface OwnFields {
  readonly operationId: OperationId;
  readonly 'x-rate-limit'?: RateLimitClass;
}
export type DescribedOperation = OpenAPIV3_1.OperationObject<OwnFields>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = { readonly [method in Method]?: DescribedOperation };

type StandardParts = 'info' | 'openapi' | 'servers' | 'tags';
export interface OpenApiDocument extends Pick<OpenAPIV3_1.Document, StandardParts> {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: OpenAPIV3_1.ComponentsObject;
  /** The default for operations that say nothing. */
  readonly security: SecurityRequirement[];
}

/** The same as JSON, which is read a hundred times as fast; `npm run build` makes it (bundle.mjs). */
const AS_JSON = fileURLToPath(new URL('../openapi.json', import.meta.url));

const writtenAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** Reads and parses the document. Throws if the file is missing or not YAML. */
export const readOpenApiDocument = (path: string = OPEN_API_PATH): OpenApiDocument =>
  path === OPEN_API_PATH && writtenAt(AS_JSON) > writtenAt(OPEN_API_PATH)
    ? (JSON.parse(readFileSync(AS_JSON, 'utf8')) as OpenApiDocument)
    : (parse(readFileSync(path, 'utf8')) as OpenApiDocument);

type ComponentKind = keyof OpenAPIV3_1.ComponentsObject;

/** Follows `$ref: '#/components/...'`. */
export const resolveReference = <T extends object>(
  document: OpenApiDocument,
  value: T | Reference,
): T => {
  if (!isReference(value)) return value;
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(value.$ref) ?? [];
  const found =
    kind === undefined || name === undefined
      ? undefined
      : document.components[kind as ComponentKind]?.[name];
  if (found === undefined) throw new Error(`openapi.yaml: nothing at ${value.$ref}`);
  return resolveReference(document, found as T | Reference);
};

const isReference = (value: object): value is Reference => '$ref' in value;
