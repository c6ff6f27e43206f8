/**
 * ESLint rule: a regular expression literal is at most `max` characters long. A longer one cannot be read at a
 * glance: compose it from named parts.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const maxRegexLength = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Limits the length of regular expression literals' },
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } } }],
    messages: {
      long: 'This regular expression has {{count}} characters; {{max}} are allowed. Compose it of named parts.',
    },
  },
  create(context) {
    const max = context.options[0]?.max ?? 120;
    return {
      'Literal[regex]': (/** @type {import('estree').RegExpLiteral} */ node) => {
        const count = (node.raw ?? '').length;
        if (count > max) context.report({ node, messageId: 'long', data: { count, max } });
      },
    };
  },
};
