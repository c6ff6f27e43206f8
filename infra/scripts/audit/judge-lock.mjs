/** The packages that a lock file installs, each version once; the project's own packages are links. */
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

/** Below 0 if the first version is older. A pre-release is older than its release. */
export const compareVersions = (a, b) => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = [0, 1, 2].find((part) => (left[part] ?? 0) !== (right[part] ?? 0));
  if (at !== undefined) return (left[at] ?? 0) - (right[at] ?? 0);
  return Number(b.includes('-')) - Number(a.includes('-'));
};

/** An advisory names ranges, each from the first vulnerable version to the fixed one. */
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

export const findReporters = (packages) =>
  packages.filter(({ name }) => REPORTERS.some((pattern) => pattern.test(name)));
