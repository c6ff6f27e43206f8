import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RequestHandler } from 'express';
import swaggerUi from 'swagger-ui-express';
import type { OpenApiDocument } from '../../contract/open-api-document.js';
import { PROBLEM_ENTRIES } from '../../problems/problem-help.js';

const require = createRequire(import.meta.url);

/** The client under which Swagger UI logs people in. */
export interface DocsLogin {
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: readonly string[];
}

const swaggerOptions = (login: DocsLogin | undefined): swaggerUi.SwaggerUiOptions => ({
  customSiteTitle: 'Financial Data Extraction Service',
  swaggerOptions: {
    // The validator badge would send the address of this service to another host.
    validatorUrl: null,
    deepLinking: true,
    ...(login && {
      oauth: {
        clientId: login.clientId,
        appName: 'Financial Data Extraction Service',
        usePkceWithAuthorizationCodeGrant: true,
        scopes: login.scopes.join(' '),
        additionalQueryStringParams: { audience: login.audience },
      },
    }),
  },
});

/**
 * Swagger UI's page. Its scripts and the page that a login comes back to have addresses relative to
 * /docs/, and the page also answers without the slash. So it completes its own address, whatever
 * path the service is reached by, and sets the base.
 */
export const DOCS_PAGE: string = swaggerUi
  .generateHTML(undefined, swaggerOptions(undefined))
  .replace(
    /<head>/,
    "<head>\n  <script>if (!location.pathname.endsWith('/')) history.replaceState(null, '', location.pathname + '/' + location.search + location.hash); document.write('<base href=\"' + location.pathname + '\">')</script>",
  )
  .replace('</body>', `${PROBLEM_ENTRIES}\n</body>`);

/** Serves what the page loads; swagger-ui-init.js contains the document as it is served now. */
export const docsAssets = (
  document: () => Promise<OpenApiDocument>,
  login: DocsLogin | undefined,
): RequestHandler[] => [
  async (request, _response, next) => {
    if (request.path.endsWith('/swagger-ui-init.js'))
      Object.assign(request, { swaggerDoc: await document() });
    next();
  },
  ...swaggerUi.serveFiles(undefined, swaggerOptions(login)),
];

/** Redoc's script without the logo, which it would fetch from its maker's host. */
export const redocScript = (): string =>
  readFileSync(require.resolve('redoc/bundles/redoc.standalone.js'), 'utf8').replaceAll(
    'https://cdn.redoc.ly/redoc/logo-mini.svg',
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  );

export const REDOC_PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Financial Data Extraction Service</title>
  <script>document.write('<base href="' + location.pathname.replace(/redoc\\/?$/, '') + '">')</script>
</head>
<body style="margin:0">
  <div id="redoc"></div>
  <script src="redoc/redoc.standalone.js"></script>
  <script>
    Redoc.init('openapi.json', {
      theme: { typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' }, code: { fontFamily: 'ui-monospace, monospace' } } },
    }, document.getElementById('redoc'));
  </script>
</body>
</html>
`;
