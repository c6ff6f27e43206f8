#!/usr/bin/env node
// `npm run test:compose`: the end-to-end test against containers. Says SKIPPED if there is no
// Docker engine.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run test:compose\n\nThe end-to-end test against containers. Says SKIPPED if there is no Docker engine.',
  );
  process.exit(0);
}
const engine = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], {
  encoding: 'utf8',
  timeout: 20_000,
});
if (engine.status !== 0) {
  console.log(
    `SKIPPED: no Docker engine answers (${(engine.error?.message ?? engine.stderr ?? '').trim().split('\n')[0]})`,
  );
  process.exit(0);
}
const compose = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8', timeout: 20_000 });
if (compose.status !== 0) {
  console.log('SKIPPED: the Docker engine answers, but docker compose is not installed');
  process.exit(0);
}
const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
const run = spawnSync(
  process.execPath,
  [mocha, '--exit', '--forbid-only', '--forbid-pending', 'trials/dist/compose/compose.e2e.spec.js'],
  { stdio: 'inherit' },
);
process.exit(run.status ?? 1);
