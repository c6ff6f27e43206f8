import type { Ajv2020 } from 'ajv/dist/2020.js';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Registry } from 'prom-client';
import type { AccessControl } from '../access/access-control.js';
import type { ClientRateLimits } from '../access/rate-limits.js';
import {
  contractOperations,
  type ContractOperation,
  type OperationId,
} from '../contract/contract-operation.js';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import { RequestValidator } from '../contract/request-validator.js';
import { ROUTES } from '../routes/route-table.js';
import type { GatewayParts } from '../routes/route.js';
import { consoleAssets } from '../http/pages/console-files.js';
import { CONSOLE_PATHS } from '../http/pages/console-pages.js';
import { crossOrigin } from '../http/requests/cross-origin.js';
import { refuseForeign } from '../http/requests/foreign-requests.js';
import { dispatcher, sendError, type AnyRoute, type DispatchOptions } from './dispatch.js';
import { InnerCalls } from './inner-calls.js';
import { docsAssets, redocScript } from '../http/pages/documentation-pages.js';
import { ProblemError } from '../problems/error-reply.js';
import { expressPath } from '../http/requests/express-path.js';
import { HttpMetrics } from '../http/http-metrics.js';
import { packing, type Pack } from '../replies/packing.js';
import { bodyReader, type RequestBodyLimits } from '../http/requests/read-body.js';
import { fileReader } from '../http/requests/read-file.js';
import { readableHead } from '../http/requests/readable-head.js';
import { requestIdentity } from '../http/requests/request-identity.js';
import { securityHeaders } from '../http/pages/security-headers.js';
import type { ServedPages } from '../http/pages/served-pages.js';
import { routerError, unmatched } from '../http/unmatched.js';

export interface AppOptions extends Omit<
  DispatchOptions,
  'readBody' | 'readFile' | 'admit' | 'pack' | 'inner'
> {
  readonly document: OpenApiDocument;
  readonly ajv: Ajv2020;
  readonly parts: GatewayParts;
  readonly registry: Registry;
  readonly origins: readonly string[];
  readonly hosts: readonly string[];
  /** undefined: the API is open to everyone. */
  readonly access: AccessControl | undefined;
  readonly rateLimits: ClientRateLimits;
  /** Addresses whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly pages: ServedPages;
  readonly body: RequestBodyLimits;
  /** Of files that are sent. */
  readonly file: RequestBodyLimits;
  readonly consoleDirectory: string;
  /** True once the service is stopping: new requests then answer 503. */
  readonly isStopping: () => boolean;
}

/** Probes answer while the service is stopping, because orchestrators ask especially then. */
const ANSWERED_WHILE_STOPPING = /^\/(?:livez|readyz|metrics)\/?$/;

const refuseWhileStopping =
  (isStopping: () => boolean) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (!isStopping()) return next();
    response.setHeader('Connection', 'close');
    if (ANSWERED_WHILE_STOPPING.test(request.path)) return next();
    throw new ProblemError('service_stopping', 'The service is stopping');
  };

/** Access first, then the client's rate limit. */
const admission =
  ({ access, rateLimits }: AppOptions): DispatchOptions['admit'] =>
  async (operation, request) => {
    const bearer = await access?.admit(operation, request.headers.authorization);
    const client = { subject: bearer?.subject, address: request.ip };
    if (operation.rateLimit !== undefined) await rateLimits.take(operation, client);
    return client;
  };

const mountRoutes = (
  app: Express,
  operations: readonly ContractOperation[],
  options: AppOptions,
  pack: Pack,
): void => {
  const dispatch: DispatchOptions = {
    ...options,
    pack,
    readBody: bodyReader(options.body),
    readFile: fileReader(options.file),
    admit: admission(options),
    inner: new InnerCalls(options),
  };
  const router = express.Router({ caseSensitive: true });
  const routes = ROUTES as Readonly<Record<OperationId, AnyRoute>>;
  for (const operation of operations) {
    const handler = dispatcher(
      operation,
      new RequestValidator(options.document, options.ajv, operation),
      routes[operation.operationId],
      options.parts,
      dispatch,
    );
    router[operation.method](expressPath(operation.path), handler);
  }
  app.use(router);
};

/**
 * Redirects a console page written as a path: its pages are behind `#`, and its scripts beside `/`.
 * Relative, so that it works under any path the service is reached by.
 */
const consoleAddress = (path: string): string =>
  `${'../'.repeat(path.split('/').length - 2) || './'}#${path}`;

const mountAssets = (app: Express, options: AppOptions): void => {
  let redoc: string | undefined;
  app.get('/redoc/redoc.standalone.js', (_, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400');
    redoc ??= redocScript();
    response.type('text/javascript').end(redoc);
  });
  app.use('/docs', ...docsAssets(() => options.pages.document(), options.pages.docsLogin));
  app.use(consoleAssets(options.consoleDirectory));
  app.get(CONSOLE_PATHS, (request, response, next) => {
    if (request.accepts(['json', 'html']) !== 'html') return next();
    response.redirect(consoleAddress(request.path));
  });
};

/** The HTTP side of the gateway, driven by openapi.yaml. */
export const gatewayApp = (options: AppOptions): Express => {
  const operations = contractOperations(options.document);
  const pack = packing();
  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .enable('case sensitive routing')
    .set('query parser', false);
  if (options.trustedProxies.length > 0) app.set('trust proxy', [...options.trustedProxies]);
  app.use(
    requestIdentity,
    securityHeaders(),
    new HttpMetrics(options.registry).middleware,
    readableHead,
    refuseWhileStopping(options.isStopping),
    ...(options.access ? [] : [refuseForeign(options)]),
    crossOrigin(options.origins),
  );
  mountRoutes(app, operations, options, pack);
  app.use(pack);
  mountAssets(app, options);
  app.use(unmatched(operations));
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendError(routerError(error), request, response, { ...options, pack }),
  );
  return app;
};
