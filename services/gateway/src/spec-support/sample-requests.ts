import type { ContractOperation } from '../contract/contract-operation.js';
import {
  resolveReference,
  type ContractParameter,
  type OpenApiDocument,
} from '../contract/open-api-document.js';
import type { CallOptions } from './contract-client.js';

type WithExample = ContractParameter & { readonly example?: unknown };

const exampleOf = (parameter: ContractParameter): string =>
  String((parameter as WithExample).example);

const queryOf = (parameter: ContractParameter): string => {
  const { example } = parameter as WithExample;
  return (Array.isArray(example) ? example : [example])
    .map((one) => `${parameter.name}=${encodeURIComponent(String(one))}`)
    .join('&');
};

interface RawBody {
  readonly content: {
    readonly 'application/json': { readonly examples: Readonly<Record<string, unknown>> };
  };
}

/** The examples of an operation's body, as openapi.yaml gives them. */
export const exampleBodies = (
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly unknown[] => {
  const raw = document.paths[operation.path]?.[operation.method] as unknown as {
    readonly requestBody?: RawBody;
  };
  return Object.values(raw.requestBody?.content['application/json'].examples ?? {}).map(
    (one) => resolveReference<{ value: unknown }>(document, one).value,
  );
};

/** A request made of the examples of openapi.yaml: valid, though what it names need not exist. */
export const exampleRequest = (
  document: OpenApiDocument,
  operation: ContractOperation,
): CallOptions => {
  const of = (where: string): readonly ContractParameter[] =>
    operation.parameters.filter((parameter) => parameter.in === where);
  const body = exampleBodies(document, operation)[0];
  return {
    path: Object.fromEntries(of('path').map((parameter) => [parameter.name, exampleOf(parameter)])),
    query: of('query')
      .filter(({ required }) => required === true)
      .map(queryOf)
      .join('&'),
    ...(body === undefined ? {} : { json: body }),
  };
};
