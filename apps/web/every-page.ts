import { join } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** They change with our dependencies only, so browsers keep them from one release to the next. */
const isReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const isRouter = /node_modules[\\/]react-router[\\/]/;

/** What asks the server and what checks its answers: many pages need one of them, home neither. */
const isQuery = /node_modules[\\/]@tanstack[\\/]/;
const isSchema = /node_modules[\\/]zod[\\/]/;

const isButton = /ui[\\/]button\./;

/** Wherever services are shown, they can be put into the cart. */
const isBuying = /catalogue[\\/](add-to-cart|service-price)\.|ui[\\/]stepper\./;

/** Every icon of the product is reachable through its package's index; few stand on every page. */
const isIcon = /lucide-react[\\/].*[\\/]icons[\\/]/;

const [root, entry] = ['app/root.tsx', 'app/entry.client.tsx'].map((file) =>
  join(import.meta.dirname, file),
);

const reachable = (modules: Modules): Set<string> => {
  const found = new Set<string>();
  const waiting = [root, entry];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
};

const shellName = () => {
  let needed: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    needed ??= reachable(modules);
    return needed.has(id) && !isIcon.test(id) && id !== entry ? 'shell' : null;
  };
};

/**
 * What every page needs stands in three files instead of fifty: crumbs compress badly, and cost a
 * tenth of the first load.
 */
export const everyPage = () => [
  { name: 'react', test: isReact, priority: 4 },
  { name: 'router', test: isRouter, priority: 3 },
  { name: 'query', test: isQuery, priority: 3 },
  { name: 'schema', test: isSchema, priority: 3 },
  { name: shellName(), priority: 2 },
  { name: 'button', test: isButton, priority: 1 },
  { name: 'buying', test: isBuying, priority: 0 },
];
