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

/** Identifiers that a pattern declares; the name of a property that it takes out of an object is not its own. */
const declaredIn = (/** @type {any} */ pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((/** @type {any} */ property) =>
        property.shorthand ? [] : declaredIn(property.value ?? property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn);
    case 'AssignmentPattern':
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    case 'TSParameterProperty':
      return declaredIn(pattern.parameter);
    default:
      return [];
  }
};

const FUNCTIONS =
  ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression, TSFunctionType, TSMethodSignature)';
const TYPES =
  ':matches(ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration)';
const MEMBERS =
  ':matches(PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature)';

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
      if (node && !isPlain(node.name))
        context.report({ node, messageId: 'participle', data: { name: node.name } });
    };
    return {
      VariableDeclarator: (/** @type {any} */ node) => declaredIn(node.id).forEach(judge),
      [FUNCTIONS]: (/** @type {any} */ node) => node.params.flatMap(declaredIn).forEach(judge),
      FunctionDeclaration: (/** @type {any} */ node) => judge(node.id),
      [TYPES]: (/** @type {any} */ node) => judge(node.id),
      [MEMBERS]: (/** @type {any} */ { key }) => {
        const isNamed = key.type === 'Identifier' || key.type === 'PrivateIdentifier';
        if (isNamed && !STORED.has(key.name)) judge(key);
      },
    };
  },
};
