// @ts-check
// The TypeScript files of the repository, parsed, by the package or service they belong to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { readWorkspaceRooms } from '../../../infra/scripts/rooms.mjs';

/**
 * `folder` and `path` are relative to the root of the repository; `lines` without blank ones; `tokens` as the
 * compiler reads them.
 *
 * @typedef {{
 *   path: string, folder: string, name: string, tree: ts.SourceFile,
 *   isSpec: boolean, isTrial: boolean, lines: number, tokens: number,
 * }} SourceFile
 * @typedef {{ name: string, hasReadme: boolean, files: SourceFile[] }} Room
 */

const TRIAL = /\.(spec|bench)\.tsx?$|\/(bench|spec-support|specimens|testing)\/|^trials\//;
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated']);

/** @type {(folder: string) => string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

/** @type {(node: ts.Node, tree: ts.SourceFile) => number} */
const tokensOf = (node, tree) => {
  let count = 0;
  /** @param {ts.Node} child */
  const visit = (child) => {
    const children = child.getChildren(tree);
    if (children.length === 0) count += child.getWidth(tree) > 0 ? 1 : 0;
    else children.forEach(visit);
  };
  visit(node);
  return count;
};

/** @type {(path: string) => SourceFile} */
const readFile = (path) => {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return {
    path,
    folder: dirname(path),
    name: basename(path),
    tree,
    isSpec: /\.spec\.tsx?$/.test(path),
    isTrial: TRIAL.test(path) || path.startsWith('packages/testing/'),
    lines: text.split('\n').filter((line) => line.trim() !== '').length,
    tokens: tokensOf(tree, tree),
  };
};

/**
 * Every package and service with its files.
 *
 * @type {() => Room[]}
 */
export const readRooms = () =>
  readWorkspaceRooms().map(({ name, folder }) => ({
    name,
    hasReadme: existsSync(join(folder, 'README.md')),
    files: filesIn(folder).map(readFile),
  }));

/**
 * The place of a node, in the form that editors open.
 *
 * @type {(file: SourceFile, node: ts.Node) => string}
 */
export const placeOf = (file, node) => {
  const { line } = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree));
  return `${file.path}:${line + 1}`;
};

/**
 * All nodes below a node, itself first.
 *
 * @param {ts.Node} node
 * @returns {Generator<ts.Node>}
 */
export function* nodesBelow(node) {
  yield node;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesBelow(child);
}

export { tokensOf };
