import type { components, OperationName } from '@fde/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const RESULTS = {
  extract_company: 'ExtractCompanyResult',
  scrape_company: 'ScrapeResult',
  recompile_company: 'CompileResult',
  process_company_documents: 'ProcessCompanyDocumentsResult',
  process_document: 'ProcessDocumentResult',
  download_document: 'DownloadResult',
  classify_document: 'ClassifyResult',
  extract_document: 'ExtractResult',
} as const satisfies Record<OperationName, keyof components['schemas']>;

const OPEN_API = new URL('../../../../openapi.yaml', import.meta.url);

/** An object schema that does not mention additional properties allows none: an undocumented field is a fault. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return typeof inner['properties'] === 'object' && inner['additionalProperties'] === undefined
    ? { ...inner, unevaluatedProperties: false }
    : inner;
};

const validators = (): ReadonlyMap<OperationName, ValidateFunction> => {
  const document = parse(readFileSync(OPEN_API, 'utf8')) as { readonly components: unknown };
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formatsPlugin.default(ajv);
  ajv.addSchema({ $id: 'contract', components: closed(document.components) });
  return new Map(
    Object.entries(RESULTS).map(([operation, name]) => [
      operation as OperationName,
      ajv.compile({ $ref: `contract#/components/schemas/${name}` }),
    ]),
  );
};

let known: ReturnType<typeof validators> | undefined;

/** How a task's result differs from what openapi.yaml describes for its operation; undefined if it does not. */
export const taskResultFaults = (operation: OperationName, result: unknown): string | undefined => {
  known ??= validators();
  const validate = known.get(operation);
  if (validate === undefined || validate(result)) return undefined;
  return (validate.errors ?? [])
    .slice(0, 5)
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    .join('; ');
};
