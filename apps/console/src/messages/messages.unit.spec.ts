import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { de } from './de.js';
import { en } from './en.js';

interface Tree {
  readonly [key: string]: string | Tree;
}

const flat = (tree: Tree, before = ''): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  );

const ENGLISH = new Map(flat(en));
const GERMAN = new Map(flat(de));

/** `{name}` and `{count, plural, ...}`, but not the text of a case, as in `one {page}`. */
const PARAMETER = /(?<!\b(?:zero|one|two|few|many|other|=\d+) *)\{ *(\w+) *(,)?/g;
const parametersOf = (text: string): string[] =>
  [...text.matchAll(PARAMETER)].map(([, name = '', typed = '']) => name + typed);
const tagsOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
const placeholders = (text: string): string[] =>
  [...new Set([...parametersOf(text), ...tagsOf(text)])].toSorted();

const SOURCES = new URL('../../src/', import.meta.url);
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.ts$|^messages.(?:en|de)\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .join('\n');
/** Keys and words as they stand in the code, and beginnings of keys that are put together there. */
const named = new Set([...sources.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key));
const beginnings = [...sources.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(
  ([, key = '']) => key,
);

/** Whether a key is put together in the code: one among others that stand there whole needs its word in the code too. */
const isPutTogether = (key: string): boolean =>
  beginnings.some((beginning) => {
    if (!key.startsWith(beginning)) return false;
    const group = [...ENGLISH.keys()].filter((other) => other.startsWith(beginning));
    const isMixed = group.some((other) => named.has(other));
    return !isMixed || named.has(key.slice(beginning.length));
  });

describe("the console's texts", () => {
  it('are there in both languages, under the same keys, in the same order', () =>
    expect([...GERMAN.keys()]).to.deep.equal([...ENGLISH.keys()]));

  it('ask for the same parameters in both languages', () => {
    for (const [key, text] of ENGLISH)
      expect(placeholders(GERMAN.get(key) ?? ''), key).to.deep.equal(placeholders(text));
  });

  it('can be written, and none is empty', () => {
    for (const [locale, texts] of [
      ['en', ENGLISH],
      ['de', GERMAN],
    ] as const)
      for (const [key, text] of texts) {
        const values = Object.fromEntries([
          ...parametersOf(text).map((name) => [
            name.replace(',', ''),
            name.endsWith(',') ? 2 : 'x',
          ]),
          ...tagsOf(text).map((tag) => [tag, (inner: string) => inner]),
        ]) as Record<string, string>;
        const write = createTranslator({
          locale,
          messages: { text },
          onError: (error) => {
            throw error;
          },
        });
        expect(String(write.markup('text', values)).trim(), `${locale} ${key}`).to.not.equal('');
      }
  });

  it('are all in use', () => {
    const unused = [...ENGLISH.keys()].filter((key) => !named.has(key) && !isPutTogether(key));
    expect(unused).to.deep.equal([]);
  });
});
