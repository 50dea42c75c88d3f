import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LICENCES = [
  '@fontsource-variable/cinzel/LICENSE',
  '@fontsource/alegreya-sans/LICENSE',
  '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
  'svelte/LICENSE.md',
];

/** The licences of what is built into the pages go with them. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const texts = LICENCES.map((name) => `${name}\n\n${readFileSync(`node_modules/${name}`, 'utf-8')}`);
      const fluent = '@fluent/bundle is under the Apache License 2.0.';
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [fluent, ...texts].join('\n\n---\n\n') });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // `./skyshelf serve` in one terminal, `npm run dev` in another.
  server: { proxy: { '/api': 'http://127.0.0.1:8321' }, fs: { allow: ['..'] } },
});
