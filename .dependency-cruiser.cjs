/**
 * Which room may know which. Arrows point one way:
 *   lab -> trials -> apps -> services -> service-kit -> messaging -> event-log -> contracts, and the domain (statements) knows contracts alone.
 * A third-party client lives in one place, so that it can be replaced there.
 */
const {
  PACKAGES,
  DOMAIN_ORDER,
  AFTER_READING,
  COMPILE_ORDER,
  CLIENTS,
} = require('./infra/lint/dependency-tables.cjs');

/** Specs, their support and the laboratory may use what serves them. */
const TRIALS = ['\\.spec\\.ts$', '/(spec-support|specimens)/', '^trials/', '^lab/'];
const ROOMS = '^(packages|services|apps)/';
const room = (name) => `${ROOMS}${name}/`;
const only = (client, rooms) => ({
  name: `${client}-in-one-place`,
  comment: `${client} is used in ${rooms.join(', ')} alone`,
  severity: 'error',
  from: { path: ROOMS, pathNot: [...rooms.map(room), ...TRIALS] },
  to: { path: `^node_modules/${client}(/|$)` },
});

const knows = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-knows-only-what-is-below`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: TRIALS },
  to: {
    path: '^(packages|services|apps|trials)/',
    pathNot: [name, ...allowed].map((other) => `^packages/${other}/`),
  },
}));

const inside = DOMAIN_ORDER.map((folder, index) => ({
  name: `statements-${folder}-comes-before`,
  severity: 'error',
  from: { path: `^packages/statements/src/${folder}/`, pathNot: TRIALS },
  to: {
    path: `^packages/statements/src/(${[...DOMAIN_ORDER.slice(index + 1), ...AFTER_READING].join('|')})/`,
  },
}));

const insideCompile = COMPILE_ORDER.slice(0, -1).map((folder, index) => ({
  name: `compile-${folder}-comes-before`,
  severity: 'error',
  from: { path: `^packages/statements/src/compile/${folder}/`, pathNot: TRIALS },
  to: { path: `^packages/statements/src/compile/(${COMPILE_ORDER.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...knows,
    ...inside,
    ...insideCompile,
    {
      name: 'the-domain-is-pure',
      comment: 'Reading and compiling statements does no I/O: no built-in module of Node.js either',
      severity: 'error',
      from: { path: '^packages/statements/src/', pathNot: TRIALS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'services-do-not-know-each-other',
      comment: 'They speak by messages; only standalone, which starts them all, names them',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/', pathNot: TRIALS },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'applications-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/', pathNot: TRIALS },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-process',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|apps|trials)/' },
    },
    {
      name: 'services-know-no-application',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(apps|trials)/' },
    },
    {
      name: 'what-runs-knows-no-trial',
      comment: 'Failure tests, operations tests and the demo are on top',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/' },
      to: { path: '^trials/' },
    },
    {
      name: 'nothing-knows-the-laboratory',
      comment: 'It measures and breaks the product, which is built, started and shipped without it',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'what-is-for-the-laboratory-is-for-it-alone',
      comment: '`lab.ts` of a room exports parts that nothing of the product needs from outside',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^(packages|services|apps|trials)/.*/lab\\.(ts|js|d\\.ts)$' },
    },
    {
      name: 'the-laboratory-enters-by-the-door',
      comment: 'It imports what packages export, not their files; scripts of infra are shared',
      severity: 'error',
      from: { path: '^lab/' },
      to: { path: '^(packages|services|apps|trials)/.*', dependencyTypes: ['local'] },
    },
    {
      name: 'testing-is-for-tests',
      comment:
        'Fixtures and stand-ins reach specs, the laboratory and the demo, never a service at work',
      severity: 'error',
      from: {
        path: ROOMS,
        pathNot: [...TRIALS, '^packages/testing/'],
      },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'what-runs-needs-no-package-of-tests',
      comment:
        'A first start and the image leave devDependencies out. Exempt is what no service loads: the console is bundled, asyncapi.yaml written ahead',
      severity: 'error',
      from: {
        path: '^(packages|services|apps)/[^/]+/src/',
        pathNot: [
          ...TRIALS,
          '^packages/testing/',
          '^apps/console/',
          '^packages/contracts/src/asyncapi/',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries(CLIENTS).map(([client, rooms]) => only(client, rooms)),
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
