import { createClient, type Client } from '@fde/client';
import type { components, operations } from '@fde/contracts';
import type { OperationId } from '../contract/contract-operation.js';
import { responseContract, type ResponseContract } from './response-contract.js';

export interface CallOptions {
  /** Path parameters as they are written, before encoding; `raw` leaves them as they are. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly rawPath?: boolean;
  readonly query?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

type JsonBody<Id extends OperationId> = operations[Id]['responses'] extends infer R
  ? R[keyof R] extends infer One
    ? One extends { content: { 'application/json': infer B } }
      ? B
      : never
    : never
  : never;
type Slim = components['schemas']['SlimExtraction' | 'SlimCompiledStatement'];
/** In full, which is the default unless `view` asks for another form. */
type Full<B> = B extends readonly (infer I)[] ? Exclude<I, Slim>[] : Exclude<B, Slim>;
type SuccessBody<Id extends OperationId> = operations[Id]['responses'] extends infer R
  ? R[keyof R & (200 | 201)] extends { content: { 'application/json': infer B } }
    ? Full<B>
    : JsonBody<Id>
  : never;

export interface HttpAnswer<Id extends OperationId = OperationId> {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body, typed as on success. */
  readonly body: SuccessBody<Id>;
  /** The parsed body of an error. */
  readonly problem: {
    readonly detail: string;
    readonly error_code: string;
    readonly title: string;
    readonly status: number;
    readonly instance: string;
    readonly timestamp: string;
  };
  readonly faults: readonly {
    readonly loc: readonly (string | number)[];
    readonly msg: string;
    readonly type: string;
  }[];
}

/** Calls operations by name and checks every response against openapi.yaml. */
export class ContractClient {
  readonly url: string;
  /** The public client, for plain calls; its responses are checked against openapi.yaml as well. */
  readonly plain: Client;
  readonly #contract: ResponseContract;

  constructor(url: string, contract: ResponseContract = responseContract) {
    this.url = url;
    this.#contract = contract;
    this.plain = createClient({ baseUrl: url, fetch: (request) => this.#checked(request) });
  }

  async #checked(request: Request): Promise<Response> {
    const response = await fetch(request);
    const id = this.#contract.operationAt(request.method, new URL(request.url).pathname);
    // The body of a stream is read as it comes.
    if (response.headers.get('content-type') === 'text/event-stream') return response;
    const body = Buffer.from(await response.clone().arrayBuffer());
    this.#contract.check(id, { status: response.status, headers: response.headers, body });
    return response;
  }

  address(id: OperationId, options: CallOptions = {}): string {
    const { path } = this.#contract.operation(id);
    const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const value = String(options.path?.[name] ?? '');
      return options.rawPath === true ? value : encodeURIComponent(value);
    });
    return `${this.url}${filled}${options.query === undefined ? '' : `?${options.query}`}`;
  }

  async call<Id extends OperationId>(id: Id, options: CallOptions = {}): Promise<HttpAnswer<Id>> {
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const response = await fetch(this.address(id, options), {
      method: this.#contract.operation(id).method.toUpperCase(),
      headers: {
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    this.#contract.check(id, { status: response.status, headers: response.headers, body: bytes });
    return answerOf<Id>(response, bytes);
  }
}

const answerOf = <Id extends OperationId>(response: Response, bytes: Buffer): HttpAnswer<Id> => {
  const text = bytes.toString();
  const parsed: unknown =
    response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: parsed as HttpAnswer<Id>['body'],
    problem: parsed as HttpAnswer['problem'],
    faults: ((parsed as { detail?: unknown } | undefined)?.detail ?? []) as HttpAnswer['faults'],
  };
};
