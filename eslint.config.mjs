import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

import { maxFunctionTokens } from './infra/lint/max-function-tokens.mjs';
import { maxRegexLength } from './infra/lint/max-regex-length.mjs';
import { plainNames } from './infra/lint/plain-names.mjs';

const fde = {
  rules: {
    'max-function-tokens': maxFunctionTokens,
    'max-regex-length': maxRegexLength,
    'plain-names': plainNames,
  },
};

/**
 * The compiler says that an index or a lookup may find nothing; a cast silences it, and the fault shows up far away. Say
 * what holds then: a default, an early return, a named error, or a loop that needs no index.
 */
const KEEPS_UNDEFINED =
  ':not([typeAnnotation.type="TSUnknownKeyword"]):not([typeAnnotation.types.1.type="TSUndefinedKeyword"])';
const NO_CAST_AFTER_LOOKUP = [
  {
    selector: `TSAsExpression${KEEPS_UNDEFINED}[expression.type="MemberExpression"][expression.computed=true]`,
    message: 'An index may find nothing: handle undefined instead of casting it away.',
  },
  {
    selector: `TSAsExpression${KEEPS_UNDEFINED} > CallExpression.expression > MemberExpression.callee[property.name=/^(get|at|find|findLast|shift|pop)$/]`,
    message: 'A lookup may find nothing: handle undefined instead of casting it away.',
  },
  {
    selector: 'TSNonNullExpression',
    message: 'An exclamation mark is a cast: handle undefined and null.',
  },
];

/** A method that turns an array which somebody else reads afterwards, and the one that makes a new array. */
const NO_CHANGE_IN_PLACE = [
  ['reverse', 'toReversed'],
  ['sort', 'toSorted'],
  ['splice', 'toSpliced'],
].map(([property, instead]) => ({
  property,
  message: `It changes the array that others read: take ${instead}.`,
}));

/**
 * A bundler follows only what it can read: it leaves `import('name')` of a package to Node.js, and puts a module of ours
 * into the bundle. A computed name would be looked up from the bundle's place, where the module is not.
 */
const LAZY_IMPORTS_ARE_LITERAL = [
  {
    selector: 'ImportExpression[source.type!="Literal"]',
    message: 'Name what is imported: a bundle cannot follow a computed name.',
  },
];

/** What people read stands in the message files of the console, in each of its languages. */
const SHOWN =
  ':matches(JSXElement, JSXFragment, JSXAttribute[name.name=/^(?:aria-label|alt|description|label|legend|placeholder|title)$/])';
const SHOWN_VALUE = `${SHOWN} > JSXExpressionContainer`;
const EITHER = ':matches(ConditionalExpression, LogicalExpression)';
const NO_TEXT_IN_MARKUP = [
  `JSXText[value=/[A-Za-z]{2}/]`,
  `${SHOWN} > Literal[value=/[A-Za-z]{2}/]`,
  `${SHOWN_VALUE} > Literal[value=/[A-Za-z]{2}/]`,
  `${SHOWN_VALUE} > ${EITHER} > Literal[value=/[A-Za-z]{2}/]`,
  `${SHOWN_VALUE} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
  `${SHOWN_VALUE} > ${EITHER} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
].map((selector) => ({
  selector,
  message: 'A text that people read stands in src/messages (README of the console, Texts).',
}));

/**
 * Lines of a function, without blank ones and comments. 50 is the default of ESLint's own rule.
 * Reading keeps to 40, so that a function is one thought of the theory; a component of the console
 * may have 60, for markup takes a line for each attribute. `describe` and what stands in it are no
 * functions that someone reads in one go.
 */
const linesOfFunction = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.data/**', '**/*.cjs'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.ts', '**/*.tsx'],
  })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { fde },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      eqeqeq: ['error', 'always'],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'fde/max-function-tokens': ['error', { max: 400 }],
      'max-lines-per-function': linesOfFunction(50),
      'fde/max-regex-length': ['error', { max: 120 }],
      'no-restricted-syntax': ['error', ...NO_CAST_AFTER_LOOKUP, ...LAZY_IMPORTS_ARE_LITERAL],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    rules: { 'no-restricted-properties': ['error', ...NO_CHANGE_IN_PLACE] },
  },
  {
    files: ['packages/statements/**/*.ts'],
    rules: {
      'fde/max-function-tokens': ['error', { max: 300 }],
    },
  },
  {
    // Scripts that build, check and measure are read by strangers too. They run as they are, in Node.js.
    files: ['infra/**/*.mjs', 'lab/**/*.mjs', 'eslint.config.mjs'],
    plugins: { fde },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-unreachable': 'error',
      'no-dupe-keys': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      eqeqeq: ['error', 'always'],
      'no-empty': ['error', { allowEmptyCatch: false }],
      complexity: ['error', 15],
      'fde/max-function-tokens': ['error', { max: 400 }],
      'max-lines-per-function': linesOfFunction(50),
      'fde/max-regex-length': ['error', { max: 120 }],
    },
  },
  {
    files: ['packages/statements/**/*.ts', 'packages/report-reader/**/*.ts'],
    ignores: ['**/spec-support/**', '**/specimens/**'],
    rules: { 'max-lines-per-function': linesOfFunction(40) },
  },
  {
    // A component is mostly markup, which takes more tokens for a thought than code does.
    files: ['apps/console/**/*.tsx'],
    rules: {
      'fde/max-function-tokens': ['error', { max: 750 }],
      'max-lines-per-function': linesOfFunction(60),
    },
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_CAST_AFTER_LOOKUP,
        ...LAZY_IMPORTS_ARE_LITERAL,
        ...NO_TEXT_IN_MARKUP,
      ],
    },
  },
  {
    files: [
      '**/*.spec.ts',
      '**/spec-support/**',
      '**/specimens/**',
      'packages/testing/**',
      'trials/**',
      'lab/**',
    ],
    rules: {
      'fde/max-function-tokens': 'off',
      // A spec that looks up what is not there fails, which is what a spec is for.
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  { files: ['**/*.spec.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx', 'infra/**/*.mjs', 'lab/**/*.mjs'],
    rules: { 'fde/plain-names': 'error' },
  },
  {
    // Documents, sites and clients choose the texts that patterns meet. Of a pattern whose parts can take characters
    // from each other, a text of forty characters may hold a process for minutes.
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
);
