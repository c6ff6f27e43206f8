// @ts-check
// Sizes of functions, long regular expressions, and unnamed numbers.
import ts from 'typescript';
import { nodesBelow, placeOf, tokensOf } from './source-files.mjs';

/**
 * @import { SourceFile } from './source-files.mjs'
 */

/**
 * @param {ts.Node} node
 * @returns {node is ts.FunctionLikeDeclaration}
 */
const isFunction = (node) =>
  (ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node)) &&
  node.body !== undefined;

/** @type {(node: ts.FunctionLikeDeclaration) => string} */
const nameOf = (node) => {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function';
};

/**
 * Lines of a function that contain code.
 *
 * @type {(node: ts.Node, file: SourceFile) => number}
 */
const linesOf = (node, { tree }) => {
  const text = node.getText(tree).replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return text.split('\n').filter((line) => line.trim() !== '').length;
};

/**
 * Tokens of a function, without nested functions that have a body.
 *
 * @type {(node: ts.Node, file: SourceFile) => number}
 */
const ownTokens = (node, { tree }) => {
  let inner = 0;
  /** @param {ts.Node} child */
  const visit = (child) => {
    if (hasBlock(child)) inner += tokensOf(child, tree);
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return tokensOf(node, tree) - inner;
};

/** @type {(file: SourceFile, limits: { lines: number, tokens: number }) => string[]} */
export const functionsOver = (file, { lines, tokens }) =>
  [...nodesBelow(file.tree)].filter(isFunction).flatMap((node) => {
    const [own, long] = [ownTokens(node, file), linesOf(node, file)];
    return own > tokens || long > lines
      ? [`${placeOf(file, node)} ${nameOf(node)}: ${long} lines, ${own} tokens`]
      : [];
  });

/** Verbs that say on their own what a function of this project does. */
const VERBS = new Set(
  (
    'add anchor append apply ask assert assign build check choose claim clean close collect compare compile count create ' +
    'cut decide delete derive describe distinct draw drop each end explain export extract feed fetch fill find fit fold ' +
    'follow format get give group handle harden import infer insert join keep list load locate log main map mark match ' +
    'measure merge migrate move name narrow open order pack pair parse place plan present print probe prove publish put ' +
    'rank read rebuild recover refuse render repair replay report republish request require reset resolve run save say ' +
    'scale scan score send serve set settle show sleep sort split start stop store strip sum take tell test tie try ' +
    'unpack update upcast use validate verify wait walk watch write'
  ).split(' '),
);

/**
 * @param {ts.Node} node
 * @returns {node is ts.FunctionLikeDeclaration}
 */
const hasBlock = (node) => isFunction(node) && node.body !== undefined && ts.isBlock(node.body);

/**
 * Functions of several lines whose one-word name is a thing, not an action.
 *
 * @type {(file: SourceFile) => string[]}
 */
export const verblessNames = (file) =>
  [...nodesBelow(file.tree)]
    .filter(hasBlock)
    .filter((node) => /^[a-z]+$/.test(nameOf(node)))
    .filter((node) => !ts.isAccessor(node) && !VERBS.has(nameOf(node)))
    .map((node) => `${placeOf(file, node)} ${nameOf(node)}`);

/** @type {(file: SourceFile, most: number) => string[]} */
export const regexesOver = (file, most) =>
  [...nodesBelow(file.tree)]
    .filter(ts.isRegularExpressionLiteral)
    .filter((node) => node.text.length > most)
    .map((node) => `${placeOf(file, node)} ${node.text.length} characters`);

const PLAIN = new Set(['0', '1', '2']);

/** @type {(node: ts.Node) => boolean} */
const isIndex = ({ parent }) => {
  const signed = ts.isPrefixUnaryExpression(parent) ? parent : undefined;
  const of = signed?.parent ?? parent;
  return (
    ts.isElementAccessExpression(of) ||
    (ts.isCallExpression(of) && /\.at$/.test(of.expression.getText()))
  );
};

/** @type {(node: ts.Node) => boolean} */
const isInFunction = (node) => {
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if (ts.isTypeNode(up)) return false;
    if (isFunction(up)) return true;
  }
  return false;
};

/**
 * A number with its own name is explained, wherever it is.
 *
 * @type {(node: ts.Node) => boolean}
 */
const isNamed = ({ parent }) => {
  const of = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  return ts.isVariableDeclaration(of);
};

/** @type {(file: SourceFile) => string[]} */
export const numbersUnexplained = (file) =>
  [...nodesBelow(file.tree)]
    .filter((node) => ts.isNumericLiteral(node) && !PLAIN.has(node.text))
    .filter((node) => isInFunction(node) && !isIndex(node) && !isNamed(node))
    .map((node) => `${placeOf(file, node)} ${node.getText(file.tree)}`);
