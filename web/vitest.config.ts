import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import pages from './vite.config.ts';

export default mergeConfig(
  pages,
  defineConfig({
    // As in the browser, not as on a server.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      // A window is made once for each worker instead of for each file; files still share no module.
      pool: 'vmThreads',
      include: ['tests/**/*.test.ts'],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
