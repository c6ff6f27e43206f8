// @ts-check
// Names of types that two files export.
import ts from 'typescript';
import { placeOf } from './source-files.mjs';

/**
 * @import { Room, SourceFile } from './source-files.mjs'
 * @typedef {ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration | ts.ClassDeclaration} TypeDeclaration
 * @typedef {{ name: string, node: ts.Node }} Named
 */

/** @type {(node: ts.Node) => boolean} */
const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** @type {(node: ts.Node) => node is TypeDeclaration} */
const isType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isClassDeclaration(node);

/** @type {(file: SourceFile) => Named[]} */
const exportedTypes = (file) =>
  file.tree.statements
    .filter(isType)
    .flatMap((node) =>
      isExported(node) && node.name !== undefined ? [{ name: node.name.text, node }] : [],
    );

/** @type {Map<string, Set<string>> | undefined} */
let byName;
/**
 * Files that export a type, by its name.
 *
 * @type {(rooms: readonly Room[]) => Map<string, Set<string>>}
 */
const filesByType = (rooms) => {
  if (byName !== undefined) return byName;
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { files } of rooms)
    for (const file of files)
      for (const { name } of exportedTypes(file))
        found.set(name, new Set([...(found.get(name) ?? []), file.path]));
  byName = found;
  return found;
};

/**
 * A name is counted once, in the room of the first file that declares it.
 *
 * @type {(room: Room, rooms: readonly Room[]) => string[]}
 */
export const declaredTwice = (room, rooms) =>
  room.files.flatMap((file) =>
    exportedTypes(file).flatMap(({ name, node }) => {
      const files = [...(filesByType(rooms).get(name) ?? [])];
      return files.length > 1 && files[0] === file.path
        ? [`${name}: ${[placeOf(file, node), ...files.slice(1)].join(', ')}`]
        : [];
    }),
  );
