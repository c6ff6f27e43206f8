import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../src/', import.meta.url);
const LIBRARY = new URL('../../../../node_modules/@mantine/core/', import.meta.url);
const filesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (folder: URL, file: string): string => readFileSync(new URL(file, folder), 'utf8');

const STYLED = new Set(
  filesIn(new URL('styles/', LIBRARY)).map((file) => file.replace(/\.css$/, '')),
);
const PARTS = filesIn(new URL('esm/components/', LIBRARY)).filter((file) => file.endsWith('.mjs'));

/** What the pages take from the library; notifications are drawn by its Notification. */
const imported = filesIn(SOURCES)
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...read(SOURCES, file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

/** The components that a component of the library is made of, itself among them. */
const madeOf = (name: string): string[] => [
  name,
  ...PARTS.filter((file) => file.startsWith(`${name}/`)).flatMap((file) =>
    [...read(LIBRARY, `esm/components/${file}`).matchAll(/\/([A-Z]\w+)\.mjs'/g)].map(
      ([, other = '']) => other,
    ),
  ),
];

const needed = new Set(['baseline', 'default-css-variables', 'global']);
const need = (name: string): void => {
  if (needed.has(name)) return;
  needed.add(name);
  madeOf(name).forEach(need);
};
['Notification', ...imported].forEach(need);

const ALL_STYLES = read(LIBRARY, 'styles.css');
/** Where a component's styles stand among all: rules of the same weight count by their order. */
const placeOf = (name: string): number => {
  const styles = read(LIBRARY, `styles/${name}.css`);
  return ALL_STYLES.indexOf(/\.m_[0-9a-f]+/.exec(styles)?.[0] ?? styles.trim().slice(0, 80));
};

describe("the library's styles", () => {
  it('are there for every component that is shown, and for no other, in the order of the library', () => {
    const loaded = [
      ...read(SOURCES, 'shell/library.css').matchAll(/@mantine\/core\/styles\/([\w-]+)\.css/g),
    ].map(([, name]) => name);
    const wanted = [...needed].filter((name) => STYLED.has(name));
    expect(loaded).to.deep.equal(wanted.toSorted((a, b) => placeOf(a) - placeOf(b)));
  });
});
