import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { LANGUAGES, PART_WORDS } from './index.js';

/** Each language is in the folder of its family. */
const files = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, import.meta.url)))
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.replace(/\.js$/, ''));

describe('the languages', () => {
  it('are a file each, with one entry in the list', () =>
    expect(LANGUAGES.map(({ language }) => language)).to.have.members(files));

  it('all have words for the parts of a year', () =>
    expect(PART_WORDS.map(({ language }) => language)).to.have.members(files));
});
