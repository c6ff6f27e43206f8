#!/usr/bin/env node
// `npm run audit`: whether a package of the lock is known to be vulnerable, or reports to others.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { isVulnerable, lockedPackages, reporters } from './audit/judge-lock.mjs';

const HELP = `Usage: npm run audit -- [--offline]

Asks the registry for advisories about the packages of package-lock.json. Where it does not answer, the lock is held against
the advisories kept in infra/audit/advisories.json: few, and no newer than their date. That finds an old fault that comes
back, not a new one, and the last line says which of the two was done. Packages that report to others are refused either
way. Exit 1 where something was found.

  --offline   does not ask the registry
  --lock FILE another lock, which is never told to the registry`;

const { values: options } = parseArgs({
  options: {
    offline: { type: 'boolean' },
    lock: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const packages = lockedPackages(
  JSON.parse(readFileSync(options.lock ?? 'package-lock.json', 'utf8')),
);
const isAsked = options.offline !== true && options.lock === undefined;

/**
 * Undefined if the registry does not tell. Moderate and lesser ones of tools do not reach what is
 * shipped.
 */
const told = () => {
  const run = spawnSync('npm', ['audit', '--json', '--audit-level', 'high'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  try {
    const { vulnerabilities } = JSON.parse(run.stdout);
    return vulnerabilities === undefined
      ? undefined
      : Object.values(vulnerabilities)
          .filter(({ severity }) => ['high', 'critical'].includes(severity))
          .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  } catch {
    return undefined;
  }
};

const { date, advisories } = JSON.parse(readFileSync('infra/audit/advisories.json', 'utf8'));
const kept = advisories.flatMap((advisory) =>
  packages
    .filter((one) => isVulnerable(one, advisory))
    .map(({ name, version }) => `${name} ${version}: ${advisory.id}, ${advisory.title}`),
);
const online = isAsked ? told() : undefined;
const found = [
  ...new Set([
    ...kept,
    ...(online ?? []),
    ...reporters(packages).map(({ name, version }) => `${name} ${version}: reports to others`),
  ]),
];
for (const fault of found) console.error(fault);
console.log(
  online === undefined
    ? `${packages.length} packages held against the ${advisories.length} advisories kept on ${date}; the registry ${isAsked ? 'did not answer' : 'was not asked'}: newer advisories are not known. ${found.length} found.`
    : `${packages.length} packages held against the registry's advisories of today. ${found.length} found.`,
);
if (found.length > 0) process.exitCode = 1;
