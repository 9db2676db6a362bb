import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** They change with our dependencies only, so browsers keep them from one release to the next. */
const isFramework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod)[\\/]|rolldown[\\/]runtime/;

/** Drawn by few, an icon comes with those; drawn by several, with the others of its kind. */
const isIcon = /node_modules[\\/]lucide-react[\\/]/;

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

/** What stands on every page is one file: alone, its crumbs would be twenty requests. */
const shellName = () => {
  let shell: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    shell ??= importedBy(rootFiles, modules);
    return shell.has(id) && !rootFiles.includes(id) && !isIcon.test(id) ? 'shell' : null;
  };
};

const reloads = /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);/;

/**
 * The router reloads the page in silence where the code of a screen cannot be loaded, and loses what
 * was typed; without a connection it ends at the browser's own page. We decide that ourselves
 * (`app/shell/missing-code.tsx`), so it only tells us.
 */
const tellOfMissingCode = (): Plugin => {
  let isTold = false;
  return {
    name: 'tell-of-missing-code',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.m?js$/.test(id)) return undefined;
      isTold = reloads.test(code);
      return code.replace(reloads, 'window.dispatchEvent(new Event("no-code"));');
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      if (!isTold) this.error('the router loads the code of its screens in another way now');
    },
  };
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), tellOfMissingCode()],
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
                { name: 'icons', test: isIcon, minShareCount: 8 },
                { name: shellName() },
              ],
            },
          },
        },
      },
    },
  },
}));
