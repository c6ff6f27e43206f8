import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Parts {
  readonly key: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bodies: Map<number, Buffer>;
}
import type { TestCertificate } from '../certificates/test-authority.js';

interface StoredObject {
  readonly body: Buffer;
  readonly modified: Date;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * The part of the S3 protocol that the object store speaks, in memory: PUT (with `If-None-Match: *`), uploads in parts,
 * GET (with Range), HEAD, DELETE, ListObjectsV2 with pages, HEAD of the bucket. A body whose SHA-256 is not the one that
 * was announced is refused. Signatures are required but not verified. Requests that
 * it does not know are answered 501, so that a test cannot pass by accident.
 */
export class S3StandIn {
  readonly #objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, Parts>();
  readonly #server: Server;
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
  }[] = [];
  /** Answers this many of the next requests with 503, like an overloaded store. */
  failures = 0;
  /** Keys per page of a listing. */
  pageSize = 2;

  /** With a certificate the stand-in speaks HTTPS. */
  constructor(
    readonly bucket = 'fde-test',
    readonly certificate?: TestCertificate,
  ) {
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    };
    this.#server =
      certificate === undefined
        ? createServer(listener)
        : createEncryptedServer({ ...certificate }, listener);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `${this.certificate === undefined ? 'http' : 'https'}://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** Multipart uploads that have started, and were neither completed nor aborted. */
  get openUploads(): number {
    return this.#uploads.size;
  }

  /** The object under a key, to change it behind the store's back. */
  corrupt(key: string): void {
    const object = this.#objects.get(key);
    if (object)
      this.#objects.set(key, {
        ...object,
        body: Buffer.concat([object.body.subarray(1), Buffer.from('?')]),
      });
  }

  /** Puts an object there as another program would, without our metadata. */
  place(key: string, body: Buffer): void {
    this.#objects.set(key, { body, modified: new Date(), metadata: {} });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    this.requests.push({
      method: request.method ?? '',
      path: url.pathname + url.search,
      headers: request.headers,
    });
    const body = await bodyOf(request);
    if (this.failures > 0) {
      this.failures -= 1;
      return fault(response, 503, 'SlowDown');
    }
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return fault(response, 403, 'AccessDenied');
    const [bucket, ...rest] = url.pathname.slice(1).split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (bucket !== this.bucket) return fault(response, 404, 'NoSuchBucket');
    if (key === '') return this.#answerBucket(request, response, url);
    const announced = request.headers['x-amz-checksum-sha256'];
    if (
      announced !== undefined &&
      request.method === 'PUT' &&
      announced !== createHash('sha256').update(body).digest('base64')
    )
      return fault(response, 400, 'BadDigest');
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return this.#answerParts(request, response, key, url, body);
    return this.#answerObject(request, response, key, body);
  }

  #answerBucket(request: IncomingMessage, response: ServerResponse, url: URL): void {
    if (request.method === 'HEAD') return void response.writeHead(200).end();
    if (request.method !== 'GET' || url.searchParams.get('list-type') !== '2')
      return fault(response, 501, 'NotImplemented');
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.#objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted();
    const page = keys.slice(0, this.pageSize);
    const contents = page.map((key) => {
      const object = this.#objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><LastModified>${object.modified.toISOString()}</LastModified><Size>${object.body.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><Name>${this.bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount>` +
          `<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
      );
  }

  #answerParts(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    url: URL,
    body: Buffer,
  ): void {
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${this.requests.length}`;
      this.#uploads.set(id, { key, metadata: metadataOf(request), bodies: new Map() });
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?><InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
    }
    const id = url.searchParams.get('uploadId') ?? '';
    const upload = this.#uploads.get(id);
    if (upload?.key !== key) return fault(response, 404, 'NoSuchUpload');
    switch (request.method) {
      case 'PUT':
        upload.bodies.set(Number(url.searchParams.get('partNumber')), body);
        return void response.writeHead(200, { etag: etagOf(body) }).end();
      case 'POST':
        return this.#complete(request, response, id, upload, body.toString());
      case 'DELETE':
        this.#uploads.delete(id);
        return void response.writeHead(204).end();
      default:
        return fault(response, 501, 'NotImplemented');
    }
  }

  #complete(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    { key, metadata, bodies }: Parts,
    list: string,
  ): void {
    if (this.#objects.has(key) && request.headers['if-none-match'] === '*')
      return fault(response, 412, 'PreconditionFailed');
    const parts = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) =>
      bodies.get(Number(match[1])),
    );
    if (parts.length === 0 || parts.includes(undefined)) return fault(response, 400, 'InvalidPart');
    this.#objects.set(key, {
      body: Buffer.concat(parts as Buffer[]),
      modified: new Date(),
      metadata,
    });
    this.#uploads.delete(id);
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><CompleteMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><ETag>"parts-${parts.length}"</ETag></CompleteMultipartUploadResult>`,
      );
  }

  #answerObject(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    body: Buffer,
  ): void {
    const object = this.#objects.get(key);
    switch (request.method) {
      case 'PUT': {
        if (object && request.headers['if-none-match'] === '*')
          return fault(response, 412, 'PreconditionFailed');
        const metadata = metadataOf(request);
        this.#objects.set(key, { body, modified: new Date(), metadata });
        return void response.writeHead(200, { etag: etagOf(body) }).end();
      }
      case 'DELETE':
        this.#objects.delete(key);
        return void response.writeHead(204).end();
      case 'HEAD':
      case 'GET':
        return object
          ? give(request, response, object)
          : fault(response, 404, 'NoSuchKey', request.method === 'HEAD');
      default:
        return fault(response, 501, 'NotImplemented');
    }
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const metadataOf = (request: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  );

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const give = (request: IncomingMessage, response: ServerResponse, object: StoredObject): void => {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? object.body.subarray(Number(range[1]), Number(range[2]) + 1) : object.body;
  response.writeHead(range ? 206 : 200, {
    'content-length': part.length,
    'last-modified': object.modified.toUTCString(),
    etag: etagOf(object.body),
    ...object.metadata,
    ...(range ? { 'content-range': `bytes ${range[1]}-${range[2]}/${object.body.length}` } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
};

const fault = (response: ServerResponse, status: number, code: string, bare = false): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    bare
      ? undefined
      : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
};
