import type { OpenAPIV3_1 } from 'openapi-types';
import type { ContractOperation } from '../contract/contract-operation.js';
import {
  resolveReference,
  type ContractParameter,
  type OpenApiDocument,
} from '../contract/open-api-document.js';
import type { CallOptions } from './contract-client.js';

const exampleOf = (parameter: ContractParameter): string => String(parameter.example);

const queryOf = (parameter: ContractParameter): string => {
  const example: unknown = parameter.example;
  return (Array.isArray(example) ? example : [example])
    .map((one) => `${parameter.name}=${encodeURIComponent(String(one))}`)
    .join('&');
};

/** The examples of an operation's body, as openapi.yaml gives them. */
export const exampleBodies = (
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly unknown[] => {
  const described = document.paths[operation.path]?.[operation.method]?.requestBody;
  if (described === undefined) return [];
  const json = resolveReference(document, described).content['application/json'];
  return Object.values(json?.examples ?? {}).map(
    (one): unknown => resolveReference<OpenAPIV3_1.ExampleObject>(document, one).value,
  );
};

/** Companies are named by their ids or by a tag: openapi.yaml can call neither of the two required. */
const namesCompanies = ({ parameters }: ContractOperation): boolean =>
  ['company_id', 'tag'].every((name) => parameters.some((parameter) => parameter.name === name));

/** A request made from the examples of openapi.yaml: valid, but what it names need not exist. */
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
      .filter(
        ({ required, name }) =>
          required === true || (name === 'company_id' && namesCompanies(operation)),
      )
      .map(queryOf)
      .join('&'),
    ...(body === undefined ? {} : { json: body }),
  };
};
