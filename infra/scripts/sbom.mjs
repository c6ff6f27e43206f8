#!/usr/bin/env node
// `npm run sbom`: the software bill of materials of what runs in production, as CycloneDX, in out/sbom.cdx.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (process.argv.includes('--help')) {
  console.log('Usage: npm run sbom\n\nWrites the software bill of materials of what runs in production, as CycloneDX, to out/sbom.cdx.json.');
  process.exit(0);
}
const FILE = 'out/sbom.cdx.json';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
// Of what is installed: npm refuses to tell it of the lock alone, because of optional packages of other platforms in it.
const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' });
if (run.status !== 0) {
  console.error(run.stderr);
  process.exit(1);
}
const { components } = JSON.parse(run.stdout);
mkdirSync('out', { recursive: true });
writeFileSync(FILE, run.stdout);
console.log(`${FILE}: ${components.length} components`);
