// What a reader of the pages may rely on: no `any`, no cast, nothing unused, every list with keys.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler checks names better.
      'no-undef': 'off',
      // A type is what the wire says, or is asked for at run time; `as const` is no cast.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // A list that is indexed by what it was made from has its entries.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'off', // $props() mixes what is bound and what is not
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // Ours are made anew when something changes, or nothing depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
      // Links are followed by the router of these pages, which needs no helper for them.
      'svelte/no-navigation-without-resolve': 'off',
      // Behind the code of a warning our comments say why; svelte-check tells which are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
