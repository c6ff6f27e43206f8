// @ts-check Which lines of a TypeScript file have code that runs: not comments, types or lone brackets.
import ts from 'typescript';

/** @param {ts.Node} node */
const isErased = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isJSDoc(node) ||
  isDeclaredOnly(node);

/**
 * Members and functions without a body, and anything after `declare`.
 *
 * @param {ts.Node} node
 */
const isDeclaredOnly = (node) => {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return !node.body;
  if (ts.isPropertyDeclaration(node)) return node.initializer === undefined;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
};

/** Text that names nothing and computes nothing: brackets and separators. */
const isBracketAlone = (/** @type {string} */ text) => /^[\])}(;,[{>]*$/.test(text);

/**
 * Line numbers, from 1, of a file's code that runs.
 *
 * @param {ts.SourceFile} tree
 * @returns {Set<number>}
 */
export const codeLines = (tree) => {
  const lines = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isErased(node)) return;
    const children = node.getChildren(tree);
    if (children.length > 0) return children.forEach(visit);
    if (isBracketAlone(node.getText(tree))) return;
    lines.add(tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1);
  };
  visit(tree);
  return lines;
};
