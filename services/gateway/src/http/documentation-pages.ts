import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RequestHandler } from 'express';
import swaggerUi from 'swagger-ui-express';
import type { OpenApiDocument } from '../contract/open-api-document.js';

const require = createRequire(import.meta.url);

/** Nothing on the pages of this service may come from another host; browsers enforce it. */
export const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; worker-src 'self' blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'";

const SWAGGER_OPTIONS: swaggerUi.SwaggerUiOptions = {
  customSiteTitle: 'Financial Data Extraction Service',
  // The validator badge would send the address of this service to another host.
  swaggerOptions: { validatorUrl: null, deepLinking: true },
};

/**
 * Swagger UI's page. Its scripts are named relative to /docs/, and the page answers without the slash too, so the base
 * is stated: beside the last segment of whatever path the service is reached by.
 */
export const docsPage = (document: OpenApiDocument): string =>
  swaggerUi.generateHTML(document, SWAGGER_OPTIONS)
    .replace(/<head>/, "<head>\n  <script>document.write('<base href=\"' + location.pathname.replace(/\\/?$/, '/') + '\">')</script>");

/** Serves what the page loads; the document is inlined in swagger-ui-init.js when the page is made. */
export const docsAssets: RequestHandler[] = swaggerUi.serve;

/** Redoc's script, with the logo it would fetch from its maker's host left out. */
export const redocScript = (): string =>
  readFileSync(require.resolve('redoc/bundles/redoc.standalone.js'), 'utf8')
    .replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E');

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
