// @ts-check
// Names that two files export, and names that nothing imports.
import { join, normalize } from 'node:path';
import ts from 'typescript';
import { nodesBelow, placeOf } from './source-files.mjs';

/**
 * `names` as "path name"; `whole` the paths imported as a whole (dynamic and namespace imports), `passedOn` those that
 * an index re-exports; `anywhere` every name that any import names.
 *
 * @import { Room, SourceFile } from './source-files.mjs'
 * @typedef {{
 *   names: Set<string>, whole: Set<string>, passedOn: Set<string>, anywhere: Set<string>,
 * }} Imports
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

/** @type {(node: ts.Statement) => Named[]} */
const namesExportedBy = (node) => {
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap((declaration) =>
      ts.isIdentifier(declaration.name) ? [{ name: declaration.name.text, node: declaration }] : [],
    );
  if (!isType(node) && !ts.isFunctionDeclaration(node)) return [];
  return node.name === undefined ? [] : [{ name: node.name.text, node }];
};

/** @type {(file: SourceFile) => Named[]} */
const exportedNames = (file) => file.tree.statements.flatMap(namesExportedBy);

/** @type {(file: SourceFile, specifier: string) => string} */
const targetOf = (file, specifier) =>
  specifier.startsWith('.')
    ? normalize(join(file.folder, specifier)).replace(/\.jsx?$/, '')
    : specifier;

/** @type {Imports | undefined} */
let imported;
/**
 * What files import from each other.
 *
 * @type {(rooms: readonly Room[]) => Imports}
 */
const importsOf = (rooms) => {
  if (imported !== undefined) return imported;
  /** @type {Imports} */
  const found = { names: new Set(), whole: new Set(), passedOn: new Set(), anywhere: new Set() };
  for (const { files } of rooms) for (const file of files) collectImports(file, found);
  imported = found;
  return found;
};

/** @type {(node: ts.ImportDeclaration | ts.ExportDeclaration, target: string, found: Imports) => void} */
const collectNamed = (node, target, found) => {
  const bindings = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : node.exportClause;
  if (bindings !== undefined && 'elements' in bindings)
    for (const { propertyName, name } of bindings.elements) {
      found.names.add(`${target} ${(propertyName ?? name).text}`);
      found.anywhere.add((propertyName ?? name).text);
    }
  else if (ts.isExportDeclaration(node) && bindings === undefined) found.passedOn.add(target);
  else found.whole.add(target);
};

/**
 * What `import('...')` names; undefined for any other node.
 *
 * @type {(node: ts.Node) => string | undefined}
 */
const dynamicallyImported = (node) => {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return undefined;
  const [named] = node.arguments;
  return named !== undefined && ts.isStringLiteral(named) ? named.text : undefined;
};

/** @type {(file: SourceFile, found: Imports) => void} */
const collectImports = (file, found) => {
  for (const node of nodesBelow(file.tree)) {
    const dynamic = dynamicallyImported(node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.whole.add(targetOf(file, node.argument.getText(file.tree).slice(1, -1)));
    else if (dynamic !== undefined) found.whole.add(targetOf(file, dynamic));
    else if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      collectNamed(node, targetOf(file, node.moduleSpecifier.text), found);
  }
};

/**
 * Exports that no file imports. A re-export of an index counts as used if any file imports its name.
 *
 * @type {(room: Room, rooms: readonly Room[]) => string[]}
 */
export const unusedExports = (room, rooms) => {
  const { names, whole, passedOn, anywhere } = importsOf(rooms);
  /** @type {(path: string, name: string) => boolean} */
  const isUsed = (path, name) =>
    names.has(`${path} ${name}`) || whole.has(path) || (passedOn.has(path) && anywhere.has(name));
  return room.files
    .filter(({ name, isTrial }) => !isTrial && name !== 'index.ts')
    .flatMap((file) =>
      exportedNames(file)
        .filter(({ name }) => !isUsed(file.path.replace(/\.tsx?$/, ''), name))
        .map(({ name, node }) => `${placeOf(file, node)} ${name}`),
    );
};
