/** Participles that stood for things: each of them hides what the thing is. */
const WORDS = new Set(['asked', 'begun', 'given', 'kept', 'told']);

/** Names of stored fields, which are what they are: the verdict of a review in events, rows and answers. */
const STORED = new Set(['given']);

/** The words of `askedRow` and `ROWS_KEPT`; of `given_type` none, for such names come from the wire. */
const wordsOf = (/** @type {string} */ name) => {
  if (/^[A-Z\d_]+$/.test(name)) return name.toLowerCase().split('_');
  return name.includes('_') ? [] : name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
};

const isPlain = (/** @type {string} */ name) => !wordsOf(name).some((word) => WORDS.has(word));

/** Whether the name is that of a property or an export, which is declared elsewhere. */
const isOfAnother = (/** @type {any} */ { name, parent }) => {
  const property = parent.type === 'AssignmentPattern' ? parent.parent : parent;
  return property.shorthand === true || parent.imported?.name === name;
};

const MEMBERS =
  ':matches(PropertyDefinition, MethodDefinition, TSAbstractPropertyDefinition, TSAbstractMethodDefinition, TSPropertySignature, TSMethodSignature)';

/**
 * ESLint rule: a name that is declared says what the thing is: a noun for a thing, a verb in the present tense for an act.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Forbids participles as names of things' },
    messages: {
      participle:
        "'{{name}}' is a participle: name the thing by a noun, the act by a verb in the present tense (CONTRIBUTING.md, Names).",
    },
  },
  create(context) {
    const judge = (/** @type {any} */ node) => {
      if (!isPlain(node.name))
        context.report({ node, messageId: 'participle', data: { name: node.name } });
    };
    return {
      'Program:exit'() {
        const variables = context.sourceCode.scopeManager.scopes.flatMap(
          (scope) => scope.variables,
        );
        // A class has its name twice, for others and for itself.
        const names = new Set(variables.flatMap((variable) => variable.identifiers));
        [...names].filter((name) => !isOfAnother(name)).forEach(judge);
      },
      [MEMBERS]: (/** @type {any} */ { key }) => {
        const isNamed = key.type === 'Identifier' || key.type === 'PrivateIdentifier';
        if (isNamed && !STORED.has(key.name)) judge(key);
      },
    };
  },
};
