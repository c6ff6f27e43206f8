/** What is installed by a lock, each version once; own packages are links. */
export const lockedPackages = ({ packages }) => {
  const all = Object.entries(packages)
    .filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version)
    .map(([path, { name, version, hasInstallScript = false }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      hasInstallScript,
    }));
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
};

const numbersOf = (version) => version.split('-')[0].split('.').map(Number);

/** Below 0 where the first version is older. A pre-release counts as older than its release. */
export const compareVersions = (a, b) => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = [0, 1, 2].find((part) => (left[part] ?? 0) !== (right[part] ?? 0));
  if (at !== undefined) return (left[at] ?? 0) - (right[at] ?? 0);
  return Number(b.includes('-')) - Number(a.includes('-'));
};

/** An advisory names ranges, each from the first vulnerable version on to the one that is mended. */
export const isVulnerable = ({ name, version }, { package: named, ranges }) =>
  name === named &&
  ranges.some(
    ({ from = '0.0.0', mended }) =>
      compareVersions(version, from) >= 0 &&
      (mended === undefined || compareVersions(version, mended) < 0),
  );

/** Packages that tell others of those who install or run them. */
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

export const reporters = (packages) =>
  packages.filter(({ name }) => REPORTERS.some((pattern) => pattern.test(name)));
