import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledOf, loadCompiled } from './load-compiled.js';

describe('a file with compiled code', () => {
  let directory: string;
  let file: URL;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fde-compiled-'));
    file = pathToFileURL(join(directory, 'double.cjs'));
    await writeFile(
      file,
      `(function (exports, require, module, __filename, __dirname) {
        exports.double = (x) => 2 * x;
        exports.base = require('node:path').basename(__filename);
        exports.mark = /\\u2019/;
      })`,
    );
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const load = (): ReturnType<typeof loadCompiled<Exported>> => loadCompiled<Exported>(file);

  it('is loaded as any file where there is none', () => {
    const { script, loaded } = load();
    expect(script.cachedDataRejected).to.equal(undefined);
    expect([loaded.double(21), loaded.base]).to.deep.equal([42, 'double.cjs']);
    expect(loaded.mark.test('’'), 'a character beyond ASCII').to.equal(true);
  });

  it('is loaded with it', async () => {
    await writeFile(compiledOf(file), load().script.createCachedData());
    const { script, loaded } = load();
    expect(script.cachedDataRejected).to.equal(false);
    expect(loaded.double(21)).to.equal(42);
  });

  it('is compiled anew where it does not fit', async () => {
    await writeFile(compiledOf(file), 'of another version of V8');
    const { script, loaded } = load();
    expect(script.cachedDataRejected).to.equal(true);
    expect(loaded.double(21)).to.equal(42);
  });
});

interface Exported {
  readonly double: (x: number) => number;
  readonly base: string;
  readonly mark: RegExp;
}
