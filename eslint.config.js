import { defineConfig, globalIgnores } from 'eslint/config';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', 'dist.next', 'dist.hosts', 'coverage', 'playwright-report', 'test-results']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/unbound-method': 'off', // The listener API of Redux Toolkit is made to be taken apart.
      '@typescript-eslint/require-await': 'off', // An async function that waits for nothing still keeps a promise.
      'no-undef': 'off', // The compiler reports unknown names, in JavaScript too (`checkJs` in tsconfig.json).
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.strict],
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
