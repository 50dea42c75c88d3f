import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import pages from './vite.config.ts';

export default mergeConfig(
  pages,
  defineConfig({
    // As in the browser, not as on a server.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], restoreMocks: true, unstubGlobals: true },
  }),
);
