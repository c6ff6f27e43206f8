#!/usr/bin/env node
// `npm run audit`: whether a package in the lock file is known to be vulnerable, or sends usage data to others.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { isVulnerable, lockedPackages, findReporters } from './audit/judge-lock.mjs';
import { readLockFile } from './lock-file.mjs';

const HELP = `Usage: npm run audit -- [--offline]

Asks the registry for advisories about the packages in package-lock.json. If it does not answer, the lock file is compared with
the advisories in infra/audit/advisories.json, which are few and only as new as their date. That finds an old fault that comes
back, but not a new one; the last line says which of the two was done. Packages that send usage data are refused either
way. Exits with 1 if anything was found.

  --offline   does not ask the registry
  --lock FILE another lock file, which is never sent to the registry`;

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
const packages = lockedPackages(readLockFile(options.lock ?? 'package-lock.json'));
/** @import { Advisory } from './audit/judge-lock.mjs' */

const asksRegistry = options.offline !== true && options.lock === undefined;

/**
 * Undefined if the registry does not answer. Moderate and lesser advisories about tools do not affect what is
 * shipped.
 */
const registryFaults = () => {
  const run = spawnSync('npm', ['audit', '--json', '--audit-level', 'high'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  try {
    /** @type {{ vulnerabilities?: Record<string, { name: string, severity: string, range: string }> }} */
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

/** @type {{ date: string, advisories: Advisory[] }} */
const { date, advisories } = JSON.parse(readFileSync('infra/audit/advisories.json', 'utf8'));
const known = advisories.flatMap((advisory) =>
  packages
    .filter((one) => isVulnerable(one, advisory))
    .map(({ name, version }) => `${name} ${version}: ${advisory.id}, ${advisory.title}`),
);
const online = asksRegistry ? registryFaults() : undefined;
const found = [
  ...new Set([
    ...known,
    ...(online ?? []),
    ...findReporters(packages).map(({ name, version }) => `${name} ${version}: reports to others`),
  ]),
];
for (const fault of found) console.error(fault);
console.log(
  online === undefined
    ? `${packages.length} packages held against the ${advisories.length} advisories kept on ${date}; the registry ${asksRegistry ? 'did not answer' : 'was not asked'}: newer advisories are not known. ${found.length} found.`
    : `${packages.length} packages held against the registry's advisories of today. ${found.length} found.`,
);
if (found.length > 0) process.exitCode = 1;
