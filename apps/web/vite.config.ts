import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** They change with our dependencies only, so browsers keep them from one release to the next. */
const isFramework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod)[\\/]|rolldown[\\/]runtime/;

/** Drawn by few, an icon comes with those; drawn by several, with the others of its kind. */
const isIcon = /node_modules[\\/]lucide-react[\\/]/;

/** Days, times and weekdays: a few lines each, and a request of its own costs more than they do. */
const isKit = /packages[\\/]contract[\\/]src[\\/]kit[\\/]/;

/** What most screens draw, but not the home page: small like those of the kit. */
const isScreenPart = /app[\\/]ui[\\/](empty-state|field-error|notice|page-heading)\.tsx/;

const rootFiles = ['app/root.tsx', 'app/entry.client.tsx'].map((file) =>
  join(import.meta.dirname, file),
);
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const importedBy = (files: readonly string[], modules: Modules): Set<string> => {
  const found = new Set<string>();
  const waiting = [...files];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
};

/** Modules used on every page are one file instead of twenty small ones. */
const shellName = () => {
  let shell: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    shell ??= importedBy(rootFiles, modules);
    return shell.has(id) && !rootFiles.includes(id) && !isIcon.test(id) ? 'shell' : null;
  };
};

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
                { name: 'icons', test: isIcon, minShareCount: 16 },
                { name: shellName() },
                { name: 'kit', test: isKit, minShareCount: 8 },
                { name: 'screen', test: isScreenPart, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
}));
