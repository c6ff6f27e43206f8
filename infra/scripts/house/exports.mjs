// Names that two files export, and names that nothing imports.
import { join, normalize } from 'node:path';
import ts from 'typescript';
import { nodesBelow, placeOf } from './source-files.mjs';

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isClassDeclaration(node);

const exportedTypes = (file) =>
  file.tree.statements.filter((node) => isType(node) && isExported(node) && node.name);

let byName;
/** Files that export a type, by its name. */
const filesByType = (rooms) => {
  if (byName !== undefined) return byName;
  byName = new Map();
  for (const { files } of rooms)
    for (const file of files)
      for (const { name } of exportedTypes(file))
        byName.set(name.text, new Set([...(byName.get(name.text) ?? []), file.path]));
  return byName;
};

/** A name is counted once, in the room of the first file that declares it. */
export const declaredTwice = (room, rooms) =>
  room.files.flatMap((file) =>
    exportedTypes(file).flatMap((node) => {
      const files = [...(filesByType(rooms).get(node.name.text) ?? [])];
      return files.length > 1 && files[0] === file.path
        ? [`${node.name.text}: ${[placeOf(file, node), ...files.slice(1)].join(', ')}`]
        : [];
    }),
  );

const exportedNames = (file) =>
  file.tree.statements.flatMap((node) => {
    if (!isExported(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap((declaration) =>
        ts.isIdentifier(declaration.name)
          ? [{ name: declaration.name.text, node: declaration }]
          : [],
      );
    return node.name === undefined ? [] : [{ name: node.name.text, node }];
  });

const targetOf = (file, specifier) =>
  specifier.startsWith('.')
    ? normalize(join(file.folder, specifier)).replace(/\.jsx?$/, '')
    : specifier;

let imported;
/**
 * What files import from each other: `names` as "path name", `whole` the paths imported as a whole (dynamic and
 * namespace imports), `passedOn` the names that an index re-exports, and `anywhere` all names imported from packages.
 */
const importsOf = (rooms) => {
  if (imported !== undefined) return imported;
  imported = { names: new Set(), whole: new Set(), passedOn: new Set(), anywhere: new Set() };
  for (const { files } of rooms) for (const file of files) collectImports(file);
  return imported;
};

const collectNamed = (file, node) => {
  const target = targetOf(file, node.moduleSpecifier.text);
  const bindings = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : node.exportClause;
  if (bindings !== undefined && 'elements' in bindings)
    for (const { propertyName, name } of bindings.elements) {
      imported.names.add(`${target} ${(propertyName ?? name).text}`);
      imported.anywhere.add((propertyName ?? name).text);
    }
  else if (ts.isExportDeclaration(node) && bindings === undefined) imported.passedOn.add(target);
  else imported.whole.add(target);
};

/** What `import('...')` names; undefined for any other node. */
const dynamicallyImported = (node) => {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return undefined;
  const [named] = node.arguments;
  return named !== undefined && ts.isStringLiteral(named) ? named.text : undefined;
};

const collectImports = (file) => {
  for (const node of nodesBelow(file.tree)) {
    const dynamic = dynamicallyImported(node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      imported.whole.add(targetOf(file, node.argument.getText(file.tree).slice(1, -1)));
    else if (dynamic !== undefined) imported.whole.add(targetOf(file, dynamic));
    else if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      collectNamed(file, node);
  }
};

/** Exports that no file imports. A re-export of an index counts as used if any file imports its name. */
export const unusedExports = (room, rooms) => {
  const { names, whole, passedOn, anywhere } = importsOf(rooms);
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
