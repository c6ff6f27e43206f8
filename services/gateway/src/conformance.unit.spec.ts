import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe('Conformance list of the README', () => {
  it('names only tests that exist', () => {
    const source = fileURLToPath(new URL('src/', root));
    const specs = readdirSync(source, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(`${source}${file}`, 'utf8').replaceAll("\\'", "'"));
    const list = read('README.md').split('## Conformance')[1] ?? '';
    const named = [...list.matchAll(/\| `([^`]+)` *\|$/gm)].map((match) => match[1] ?? '');
    expect(named.length).to.be.above(70);
    expect(
      named.filter(
        (title) =>
          !specs.some((text) => [`it('${title}'`, `it("${title}"`].some((it) => text.includes(it))),
      ),
    ).to.deep.equal([]);
  });
});
