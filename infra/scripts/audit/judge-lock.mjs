// @ts-check
import { nameAt } from '../lock-file.mjs';

/**
 * @import { LockFile } from '../lock-file.mjs'
 * @typedef {{ name: string, version: string, hasInstallScript: boolean }} InstalledPackage
 * @typedef {{
 *   package: string, id: string, title: string, ranges: readonly { from?: string, mended?: string }[],
 * }} Advisory
 */

/**
 * The packages that a lock file installs, each version once; the project's own packages are links.
 *
 * @type {(lock: LockFile) => InstalledPackage[]}
 */
export const lockedPackages = ({ packages }) => {
  const all = Object.entries(packages).flatMap(
    ([path, { name, version, link, hasInstallScript = false }]) =>
      path.includes('node_modules/') && !link && version
        ? [{ name: name ?? nameAt(path), version, hasInstallScript }]
        : [],
  );
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
};

/** @type {(version: string) => number[]} */
const numbersOf = (version) => version.replace(/-.*/, '').split('.').map(Number);

/**
 * Below 0 if the first version is older. A pre-release is older than its release.
 *
 * @type {(a: string, b: string) => number}
 */
export const compareVersions = (a, b) => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const differences = [0, 1, 2].map((part) => (left[part] ?? 0) - (right[part] ?? 0));
  const difference = differences.find((one) => one !== 0);
  if (difference !== undefined) return difference;
  return Number(b.includes('-')) - Number(a.includes('-'));
};

/**
 * An advisory names ranges, each from the first vulnerable version to the fixed one.
 *
 * @type {(installed: Pick<InstalledPackage, 'name' | 'version'>, advisory: Advisory) => boolean}
 */
export const isVulnerable = ({ name, version }, { package: named, ranges }) =>
  name === named &&
  ranges.some(
    ({ from = '0.0.0', mended }) =>
      compareVersions(version, from) >= 0 &&
      (mended === undefined || compareVersions(version, mended) < 0),
  );

/** Packages that send data about those who install or run them. */
const REPORTERS = [
  /^@scarf\/scarf$/,
  /^@sentry\//,
  /^posthog-/,
  /^@segment\/analytics/,
  /^analytics-node$/,
  /^universal-analytics$/,
  /^insight$/,
  /^applicationinsights$/,
  /^@datadog\//,
  /^dd-trace$/,
  /^newrelic$/,
  /^mixpanel$/,
  /^@amplitude\//,
  /^update-notifier$/,
];

/** @type {(packages: readonly InstalledPackage[]) => InstalledPackage[]} */
export const findReporters = (packages) =>
  packages.filter(({ name }) => REPORTERS.some((pattern) => pattern.test(name)));
