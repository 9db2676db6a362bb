import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bareEndpoints } from './bare-endpoints.ts';
import { everyPage } from './every-page.ts';
import { unusedParts } from './unused-parts.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), bareEndpoints(), unusedParts(), reactRouter()],
  // Found only while a page is open, they would have it loaded twice.
  optimizeDeps: { include: ['lucide-react', 'zod/mini'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // There is one style sheet, and every page has it. Asked for again by code that comes later, it
    // would have the browser look at the style of every element once more.
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !file.endsWith('.css')),
    },
  },
  environments: {
    ssr: {
      // The server loads one file instead of a thousand: half of its start went into finding them.
      // While developing nothing is bundled, and Vite cannot run what is not written as modules.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: {
        rolldownOptions: {
          // The process keeps the text of its code: it is kept without blanks, but with its names.
          output: {
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: everyPage() } } },
      },
    },
  },
}));
