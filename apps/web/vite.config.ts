import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** They change with our dependencies only, so browsers keep them from one release to the next. */
const isFramework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod|lucide-react)[\\/]/;

/**
 * What many pages need stands in one file: a hundred crumbs would be a hundred requests. Not what opens
 * over a page, which comes when it is wanted.
 */
const isShared =
  /(packages[\\/]contract|apps[\\/]web[\\/]app)[\\/](?!.*(dialog|select|menu|panel))/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Found only while a page is open, they would have it loaded twice.
  optimizeDeps: { include: ['lucide-react', 'zod/mini'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // The server loads one file instead of a thousand: half of its start went into finding them.
      // While developing nothing is bundled, and Vite cannot run what is not written as modules.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: isFramework, priority: 1 },
                { name: 'shared', test: isShared, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
}));
