import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // `./skyshelf serve` in one terminal, `npm run dev` in another.
  server: { proxy: { '/api': 'http://127.0.0.1:8321' }, fs: { allow: ['..'] } },
});
