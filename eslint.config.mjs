import tseslint from 'typescript-eslint';

import { maxFunctionTokens } from './infra/lint/max-function-tokens.mjs';
import { maxRegexLength } from './infra/lint/max-regex-length.mjs';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.data/**', '**/*.cjs'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.ts', '**/*.tsx'],
  })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: {
      fde: {
        rules: { 'max-function-tokens': maxFunctionTokens, 'max-regex-length': maxRegexLength },
      },
    },
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
      'fde/max-regex-length': ['error', { max: 120 }],
    },
  },
  {
    files: ['packages/statements/**/*.ts'],
    rules: { 'fde/max-function-tokens': ['error', { max: 300 }] },
  },
  {
    // Reading: a function is one thought of the theory.
    files: ['packages/statements/**/*.ts', 'packages/report-reader/**/*.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A component is mostly markup, which takes more tokens for a thought than code does.
    files: ['apps/console/**/*.tsx'],
    rules: { 'fde/max-function-tokens': ['error', { max: 750 }] },
  },
  {
    files: [
      '**/*.spec.ts',
      '**/spec-support/**',
      '**/specimens/**',
      'packages/testing/**',
      '**/bench/**',
      'trials/**',
    ],
    rules: {
      'fde/max-function-tokens': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
);
