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

/** The words of a language that every page says go together; those of some pages come with them (lib/words). */
function spoken(id: string): string | null {
  const [, language, area] = /locales[\\/](\w+)[\\/]web(?:-(\w+))?\.ftl/.exec(id) ?? [];
  return language && !['people', 'lobby', 'order'].includes(area ?? '') ? `words-${language}` : null;
}

/** What a game's board shares with its other pages: they are drawn alike. */
function ofGame(id: string): string | null {
  return /[\\/]src[\\/]boards[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null;
}

// A page of many small files goes the way to the server and back many times. So what the first page needs is one file, and
// what several others share is few: a game's own, the drawings by who shows them, the rest. (A cut by size would come out
// differently in another folder.)
const DRAWN = /[\\/]src[\\/](art|parts[\\/]Portrait)/;
const COMMON = /[\\/](node_modules|src[\\/](lib|parts|table|pages|boards[\\/]\w+\.))/;
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: spoken, priority: 2 },
  { name: 'art', test: DRAWN, minShareCount: 2, entriesAware: true, priority: 2 },
  { name: 'shared', test: COMMON, minShareCount: 2, priority: 1 },
  { name: ofGame, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // What is shared is named after all who share it: a file name does not have the room.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          names[0]?.includes('~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  // `./skyshelf serve` in one terminal, `npm run dev` in another.
  server: { proxy: { '/api': 'http://127.0.0.1:8321' }, fs: { allow: ['..'] } },
});
