import type { components, paths } from '@fde/contracts/resources';
import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type {
  MediaType,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';

export type Schemas = components['schemas'];

type SlimForm = Schemas['SlimExtraction'] | Schemas['SlimCompiledStatement'];

/** A record that `view` gives a second form of, as one of the two. */
type InView<Body, View> = Body extends readonly (infer Item)[]
  ? InView<Item, View>[]
  : View extends 'slim'
    ? Extract<Body, SlimForm>
    : Exclude<Body, SlimForm>;

type Query<Item> = Item extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;
/** Paths whose GET takes `view`. */
type ViewedPath = {
  [Path in keyof paths]: [Query<paths[Path]>] extends [never]
    ? never
    : 'view' extends keyof Query<paths[Path]>
      ? Path
      : never;
}[keyof paths];

type ResponsesInView<Responses, View> = {
  [Status in keyof Responses]: Responses[Status] extends {
    content: { 'application/json': infer Body };
  }
    ? { headers: unknown; content: { 'application/json': InView<Body, View> } }
    : Responses[Status];
};
/** Slim answers are asked for by name, full ones by default. */
type QueryInView<Query, View> = Omit<Query, 'view'> &
  (View extends 'slim' ? { view: 'slim' } : { view?: 'full' });
type ParametersInView<Parameters, View> = Parameters extends { query?: infer Query }
  ? Omit<Parameters, 'query'> &
      (View extends 'slim'
        ? { query: QueryInView<NonNullable<Query>, View> }
        : { query?: QueryInView<NonNullable<Query>, View> })
  : never;

type GetInView<Item, View> = Item extends {
  get: { parameters: infer Parameters; responses: infer Responses };
}
  ? {
      get: {
        parameters: ParametersInView<Parameters, View>;
        responses: ResponsesInView<Responses, View>;
      };
    }
  : never;

type SlimPaths = { [Path in ViewedPath]: GetInView<paths[Path], 'slim'> };
type FullPaths = Omit<paths, ViewedPath> & {
  [Path in ViewedPath]: GetInView<paths[Path], 'full'> & Omit<paths[Path], 'get'>;
};

/** An operation as the types of openapi.yaml have it. */
interface Operation {
  parameters: object;
  responses: object;
}
/** Path to operation, of one method. */
type OperationsOf<Paths, Method extends string> = {
  [
    Path in keyof Paths as Paths[Path] extends Record<Method, Operation> ? Path : never
  ]: Paths[Path] extends Record<Method, infer One extends Operation> ? One : never;
};

/** JSON where an operation answers in it; another form that it has too is read with `parseAs`. */
type ReadMedia<One extends Operation> = [
  SuccessResponse<ResponseObjectMap<One>, 'application/json'>,
] extends [never]
  ? MediaType
  : 'application/json';

/** What came back: the typed body and the response with its headers. A refusal is thrown (ProblemError). */
export type Answer<One extends Operation, Init> = Extract<
  FetchResponse<One, Init, ReadMedia<One>>,
  { data: unknown }
>;

type Arguments<Init> =
  RequiredKeysOf<Init> extends never
    ? [init?: Init & Readonly<Record<string, unknown>>]
    : [init: Init & Readonly<Record<string, unknown>>];

type Call<Operations extends Record<keyof Operations, Operation>> = <
  Path extends keyof Operations,
  Init extends MaybeOptionalInit<Operations, Path>,
>(
  path: Path,
  ...init: Arguments<Init>
) => Promise<Answer<Operations[Path], Init>>;

/** Every operation of openapi.yaml by method and path; `view: 'slim'` gives the slim types. */
export interface TypedCalls {
  readonly GET: Call<OperationsOf<SlimPaths, 'get'>> & Call<OperationsOf<FullPaths, 'get'>>;
  readonly POST: Call<OperationsOf<paths, 'post'>>;
  readonly PUT: Call<OperationsOf<paths, 'put'>>;
  readonly PATCH: Call<OperationsOf<paths, 'patch'>>;
  readonly DELETE: Call<OperationsOf<paths, 'delete'>>;
}
