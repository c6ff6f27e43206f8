import express, { type RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the workspace builds the console. */
export const CONSOLE_DIRECTORY = fileURLToPath(
  new URL('../../../../../apps/console/dist/app', import.meta.url),
);

const WITHOUT_CONSOLE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Financial Data Extraction Service</title></head>
<body style="font-family:system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
  <h1>Financial Data Extraction Service</h1>
  <p>The service is running, but its console has not been built.</p>
  <ul><li><a href="docs">Try the API</a></li><li><a href="redoc">Read about the API</a></li><li><a href="healthcheck">Health</a></li></ul>
</body>
</html>
`;

/** The console's page, or one that says that the console is not built. */
export const consolePage = (directory: string): string => {
  const page = join(directory, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : WITHOUT_CONSOLE;
};

const YEAR_SECONDS = 31_536_000;

/** The console's scripts and styles. Their names carry a hash of their content, so they may be kept for good. */
export const consoleAssets = (directory: string): RequestHandler =>
  express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    fallthrough: true,
    setHeaders: (response, path) => {
      const hashed = /[.-][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png)$/.test(path);
      response.setHeader(
        'Cache-Control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
