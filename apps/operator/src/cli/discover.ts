import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** A program of the scraper, which alone has what drives a browser. */
const DISCOVER = join(ROOT, 'services', 'scraper', 'dist', 'cli', 'discover.js');

if (existsSync(DISCOVER)) {
  const args = [DISCOVER, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(
    'There is no scraper here: run it in a built checkout, or in the image fde/scraper.',
  );
  process.exitCode = 1;
}
