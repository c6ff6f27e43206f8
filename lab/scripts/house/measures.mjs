// @ts-check
// What `npm run house -w lab` counts: a measure has a value for some rooms, and may list what it counted in one.
import {
  functionsOver,
  numbersUnexplained,
  regexesOver,
  verblessNames,
} from './inside-functions.mjs';
import { declaredTwice } from './declared-twice.mjs';

/**
 * @import { Room, SourceFile } from './source-files.mjs'
 * @typedef {(room: Room, all: readonly Room[]) => string[]} List
 * @typedef {{
 *   name: string, meaning: string, list?: List,
 *   value: (rooms: readonly Room[], all: readonly Room[]) => number | string,
 * }} Measure
 */

const MOST_FILES = 15;

/** @type {(room: Room) => SourceFile[]} */
const source = ({ files }) => files.filter((file) => !file.isTrial);
/** @type {(room: Room) => SourceFile[]} */
const specs = ({ files }) => files.filter((file) => file.isSpec);
/** @type {(files: readonly SourceFile[], property: 'lines' | 'tokens') => number} */
const sum = (files, property) => files.reduce((total, file) => total + file[property], 0);
/** @type {(part: number, whole: number) => string} */
const ratio = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(2));

/**
 * A measure whose value is the number of things it lists.
 *
 * @type {(name: string, meaning: string, list: List) => Measure}
 */
const counted = (name, meaning, list) => ({
  name,
  meaning,
  list,
  value: (rooms, all) => rooms.reduce((total, room) => total + list(room, all).length, 0),
});

/** @type {List} */
const fullFolders = (room) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { folder } of source(room)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`);
};

/** @type {(path: string) => string} */
const withoutEnding = (path) => path.replace(/(\.(unit|int|e2e|contract)\.spec)?\.tsx?$/, '');

/**
 * A spec is named after a source beside it.
 *
 * @type {List}
 */
const straySpecs = (room) => {
  const sources = new Set(
    room.files.filter(({ isSpec }) => !isSpec).map(({ path }) => withoutEnding(path)),
  );
  return specs(room)
    .filter(({ path }) => !sources.has(withoutEnding(path)))
    .map(({ path }) => path);
};

/** @type {(room: Room) => string[]} */
export const withoutSpec = (room) => {
  const named = new Set(specs(room).map(({ path }) => withoutEnding(path)));
  return source(room)
    .filter(({ name }) => name !== 'index.ts' && name !== 'weights.ts')
    .filter(({ path }) => !named.has(withoutEnding(path)))
    .toSorted((a, b) => b.tokens - a.tokens)
    .map(({ path, tokens }) => `${path}: ${tokens} tokens`);
};

/** @type {Measure[]} */
export const MEASURES = [
  {
    name: 'tokens',
    meaning: 'tokens of source',
    list: (room) =>
      source(room)
        .toSorted((a, b) => b.tokens - a.tokens)
        .map(({ path, tokens }) => `${path}: ${tokens}`),
    value: (rooms) => sum(rooms.flatMap(source), 'tokens'),
  },
  {
    name: 'per-line',
    meaning: 'tokens of source on a line',
    value: (rooms) =>
      ratio(sum(rooms.flatMap(source), 'tokens'), sum(rooms.flatMap(source), 'lines')),
  },
  {
    name: 'spec-ratio',
    meaning: 'lines of specs for each line of source',
    value: (rooms) =>
      ratio(sum(rooms.flatMap(specs), 'lines'), sum(rooms.flatMap(source), 'lines')),
  },
  counted('stray-specs', 'specs without a source of their name beside them', straySpecs),
  counted('unspecced', 'sources without a spec of their name, the largest first', withoutSpec),
  counted('functions', 'functions over 40 lines or 300 tokens', (room) =>
    source(room).flatMap((file) => functionsOver(file, { lines: 40, tokens: 300 })),
  ),
  counted('regexes', 'regular expressions over 120 characters', (room) =>
    source(room).flatMap((file) => regexesOver(file, 120)),
  ),
  counted(
    'numbers',
    'numbers in functions, outside weights.ts, not -1, 0, 1, 2 or an index',
    (room) =>
      source(room)
        .filter(({ name }) => name !== 'weights.ts')
        .flatMap(numbersUnexplained),
  ),
  counted(
    'twice',
    'exported type names that another file exports with another declaration',
    declaredTwice,
  ),
  counted('verbless', 'functions of several lines whose one-word name is not a verb', (room) =>
    source(room).flatMap(verblessNames),
  ),
  counted('folders', `folders of more than ${MOST_FILES} source files`, fullFolders),
  {
    name: 'readme',
    meaning: 'rooms with a README.md',
    value: (rooms) => rooms.filter(({ hasReadme }) => hasReadme).length,
    list: ({ name, hasReadme }) => (hasReadme ? [] : [`${name} has none`]),
  },
];
