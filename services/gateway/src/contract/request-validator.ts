import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { ContractOperation, OperationId } from './contract-operation.js';
import { FORMATS } from './formats.js';
import { readIntegerTexts } from './integer-texts.js';
import { metadataFault } from './metadata-limit.js';
import {
  resolveReference,
  type ContractParameter,
  type ContractSchema,
  type OpenApiDocument,
  type SchemaOrReference,
} from './open-api-document.js';
import { readParameterText } from './parameter-text.js';
import { schemaFaults } from './schema-faults.js';
import { InvalidRequest, type ValidationFault } from './validation-fault.js';

const DOCUMENT = 'openapi.yaml';

/** ajv with the schemas and formats of openapi.yaml; nothing is removed. */
export const contractAjv = (document: OpenApiDocument): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    ownProperties: true,
    validateFormats: true,
    // `npm run lint:openapi` has checked the schemas themselves; checking them here would take as
    // long as everything else.
    validateSchema: false,
    // If two exclusive forms are given, the fault names both; `not` has them only in its schema.
    verbose: true,
  });
  formatsPlugin.default(ajv);
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check);
  ajv.addSchema({ $id: DOCUMENT, components: document.components });
  return ajv;
};

/** Makes `#/components/...` references of a schema absolute, so that it can be compiled on its own. */
export const standalone = (schema: SchemaOrReference): SchemaOrReference =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', `"${DOCUMENT}#/components/`),
  ) as SchemaOrReference;

interface ParameterReader {
  readonly parameter: ContractParameter;
  readonly schema: ContractSchema;
  readonly item: ContractSchema | undefined;
  readonly validate: () => ValidateFunction;
}

/** Compiled when it is first needed: a service that starts need not wait for operations that nobody calls yet. */
const atFirstUse = (compile: () => ValidateFunction): (() => ValidateFunction) => {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
};

/** The raw values of parameters. */
export interface ParameterTexts {
  path(name: string): string | undefined;
  query(name: string): readonly string[];
  header(name: string): string | undefined;
}

export interface ReadParameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

/** Checks the requests of one operation against openapi.yaml. */
export class RequestValidator {
  readonly operationId: OperationId;
  readonly #parameters: readonly ParameterReader[];
  readonly #body: (() => ValidateFunction) | undefined;

  constructor(document: OpenApiDocument, ajv: Ajv2020, operation: ContractOperation) {
    this.operationId = operation.operationId;
    this.#parameters = operation.parameters.map((parameter) =>
      parameterReader(document, ajv, parameter),
    );
    const { body } = operation;
    this.#body = body && atFirstUse(() => ajv.compile(standalone(body)));
  }

  get takesBody(): boolean {
    return this.#body !== undefined;
  }

  /**
   * The parameters as values, with defaults filled in. Throws InvalidRequest with the faults of all
   * of them.
   */
  parameters(texts: ParameterTexts): ReadParameters {
    const read = { path: {}, query: {}, header: {} } as Record<
      'path' | 'query' | 'header',
      Record<string, unknown>
    >;
    const faults: ValidationFault[] = [];
    for (const reader of this.#parameters) {
      const found = readParameter(reader, texts);
      if (Array.isArray(found)) faults.push(...(found as ValidationFault[]));
      else if ('value' in found && found.value !== undefined)
        read[reader.parameter.in][reader.parameter.name] = found.value;
    }
    if (faults.length > 0) throw new InvalidRequest(faults);
    return read;
  }

  /**
   * Throws InvalidRequest if the parsed body is not as described. Texts of digits become integers
   * where integers are expected.
   */
  body(value: unknown): void {
    if (this.#body === undefined) return;
    const validate = this.#body();
    const tooLong = metadataFault(value);
    if (tooLong !== undefined) throw new InvalidRequest([tooLong]);
    const fits =
      validate(value) || (readIntegerTexts(validate.errors ?? [], value) && validate(value));
    if (!fits) throw new InvalidRequest(schemaFaults(validate.errors ?? [], ['body'], value));
  }
}

const parameterReader = (
  document: OpenApiDocument,
  ajv: Ajv2020,
  parameter: ContractParameter,
): ParameterReader => {
  const schema = resolveReference(document, parameter.schema);
  const item =
    schema.type === 'array' && schema.items !== undefined
      ? resolveReference<ContractSchema>(document, schema.items)
      : undefined;
  const validate = atFirstUse(() => ajv.compile(standalone(parameter.schema)));
  return { parameter, schema, item, validate };
};

const textsOf = ({ parameter }: ParameterReader, texts: ParameterTexts): readonly string[] => {
  if (parameter.in === 'query') return texts.query(parameter.name);
  const text = parameter.in === 'path' ? texts.path(parameter.name) : texts.header(parameter.name);
  return text === undefined ? [] : [text];
};

const readParameter = (
  reader: ParameterReader,
  texts: ParameterTexts,
): { readonly value: unknown } | readonly ValidationFault[] => {
  const { parameter, schema, item } = reader;
  const loc = [parameter.in, parameter.name];
  const sentTexts = textsOf(reader, texts);
  if (sentTexts.length === 0) {
    return parameter.required === true
      ? [{ loc, msg: 'Field required', type: 'missing' }]
      : { value: schema.default };
  }
  if (item === undefined && sentTexts.length > 1)
    return [{ loc, msg: 'Parameter should be given once', type: 'duplicate_parameter' }];
  const values = sentTexts.map((text) => readParameterText(text, item ?? schema));
  const unread = values.flatMap((one, index) =>
    'fault' in one ? [{ loc: item === undefined ? loc : [...loc, index], ...one.fault }] : [],
  );
  if (unread.length > 0) return unread;
  const value = item === undefined ? valueOf(values[0]) : values.map(valueOf);
  const validate = reader.validate();
  return validate(value) ? { value } : schemaFaults(validate.errors ?? [], loc, value);
};

const valueOf = (read: ReturnType<typeof readParameterText> | undefined): unknown =>
  read !== undefined && 'value' in read ? read.value : undefined;
