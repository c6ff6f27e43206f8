// The programs of the laboratory: `npm run bench` lists them, `npm run NAME -w lab -- OPTIONS` runs one.

/**
 * `room`: the folder of `src` that must be built for it; none if it is a script, which needs what `npm run build` makes.
 * `before`: what else it needs, each a command.
 *
 * @typedef {{
 *   about: string, room?: string, file: string, before?: readonly (readonly [string, readonly string[]])[],
 * }} Program
 */

/** @type {(file: string) => readonly [string, readonly string[]]} */
const node = (file) => ['node', [file]];
/** @type {(room: string) => readonly [string, readonly string[]]} */
const build = (room) => ['npm', ['run', '--silent', 'build', '-w', room]];
const CHROMIUM = /** @type {const} */ (['bash', ['infra/ci/ensure-chromium.sh']]);

/** @type {(room: string, module: string, about: string, before?: Program['before']) => Program} */
const built = (room, module, about, before = []) => ({
  about,
  room,
  file: `lab/dist/${room}/${module}.js`,
  before,
});
/** @type {(file: string, about: string) => Program} */
const script = (file, about) => ({ about, file: `lab/${file}` });

/** @type {Readonly<Record<string, Readonly<Record<string, Program>>>>} */
export const PROGRAMS = {
  'How well reports are read': {
    golden: built('reading', 'golden/golden', 'records readings of real reports; compares them'),
    calibration: built('reading', 'golden/bench-calibration', 'what a confidence is worth'),
    ablation: built('reading', 'ablation/bench-ablation', 'real reports, disturbed in one way'),
    variants: built(
      'reading',
      'variants/bench-variants',
      'invented reports: traps, heads, forms of countries',
    ),
    accuracy: built('reading', 'bench-accuracy', 'published reports against transcripts'),
    printed: built('reading', 'printed/bench-printed', 'tagged reports, printed and read again'),
    entity: built('reading', 'entity/bench-entity', 'whose report it is'),
    tagged: built('tagged', 'bench-tagged', 'tagged reports: each cell against its fact'),
    standardised: built(
      'tagged',
      'standardised/bench-standardised',
      'the standardised view against tags and filings',
    ),
    quarters: built(
      'tagged',
      'quarters/bench-quarters',
      'columns and derived quarters of tagged filings against their tags',
    ),
    ratios: built('compile', 'bench-ratios', 'ratios against a table that a person computed'),
    'language-model': built(
      'language-model',
      'bench-language-model',
      'readings joined with the answers of a model',
    ),
    discovery: built('discovery', 'bench-discovery', 'what is found on sites of companies'),
  },
  'What breaks it': {
    'fuzz-pdf': built('fuzz-pdf', 'fuzz-pdf', 'damaged and hostile PDFs'),
    'fuzz-site': built('discovery', 'fuzz-site', 'hostile sites'),
    'fuzz-tagged': built('tagged', 'fuzz-tagged', 'damaged tagged reports'),
    'fuzz-tags': built('tagged', 'corrupt-tagged', 'tagged reports with one wrong tag'),
    soak: built('system', 'soak', 'steady load for a long time'),
  },
  'How fast it is': {
    benchmarks: script('scripts/benchmarks.mjs', 'most of these, written to docs/benchmarks.md'),
    extract: built('reading', 'bench-extract', 'reading a report', [
      node('packages/report-reader/bundle.mjs'),
    ]),
    compile: built('compile', 'bench-compile', 'compiling statements'),
    flow: built('system', 'flow/bench-flow', 'the way of a task, beside other job systems'),
    'flow-count': built('system', 'flow/count-flow', 'statements and commits of one task'),
    pipeline: built('system', 'bench-pipeline', 'more processes, lost servers, large results'),
    growth: built('system', 'growth/bench-growth', 'pages of an installation that has grown'),
    log: built('system', 'growth/bench-log', 'a log that has grown'),
    reviews: built('system', 'bench-reviews', 'how soon a verdict is compiled'),
    gateway: script('servers/gateway.mjs', 'the gateway beside a bare handler'),
    console: built('console', 'bench-console', 'the largest pages in a browser', [
      CHROMIUM,
      build('apps/console'),
    ]),
    'start-up': script('servers/start.mjs', 'time and memory of an idle installation'),
  },
  'What the code is like': {
    house: script('scripts/house.mjs', 'what a newcomer meets, as numbers'),
    coverage: script('scripts/coverage.mjs', 'which lines the specs run'),
  },
  'What it shows': {
    trace: {
      about: 'the trace of a pipeline, as a tree',
      room: 'system',
      file: 'trials/dist/operations/trace-main.js',
    },
  },
};
