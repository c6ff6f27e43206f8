/**
 * ESLint rule: a function has at most `max` tokens, not counting nested functions that have a body. One can make
 * lines longer to stay under a limit on lines; tokens cannot be cheated.
 *
 * @typedef {import('estree').FunctionDeclaration | import('estree').FunctionExpression | import('estree').ArrowFunctionExpression} FunctionNode
 * @type {import('eslint').Rule.RuleModule}
 */
export const maxFunctionTokens = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Limits the number of tokens of a function' },
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } } }],
    messages: {
      long: 'This function has {{count}} tokens, without the functions inside it; {{max}} are allowed.',
    },
  },
  create(context) {
    const max = context.options[0]?.max ?? 300;
    const { sourceCode } = context;
    /**
     * Tokens of the functions inside each open function, innermost last.
     *
     * @type {number[]}
     */
    const inner = [];

    const open = () => inner.push(0);
    /** @type {(node: FunctionNode) => void} */
    const close = (node) => {
      const all = sourceCode.getTokens(node).length;
      const count = all - (inner.pop() ?? 0);
      if (count > max) context.report({ node, messageId: 'long', data: { count, max } });
      const isBlock = node.body.type === 'BlockStatement';
      const outer = inner.pop();
      if (outer !== undefined) inner.push(outer + (isBlock ? all : all - count));
    };

    const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
    return Object.fromEntries(
      kinds.flatMap((kind) => [
        [kind, open],
        [`${kind}:exit`, close],
      ]),
    );
  },
};
