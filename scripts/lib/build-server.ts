import { join } from 'node:path';
import { build } from 'rolldown';
import { serverBuildDirectory } from './import-server-build.ts';
import { projectRoot } from './run-process.ts';

/**
 * `main` is the entry point, `render-worker` that of a thread; `scripts/lib/import-server-build.ts`
 * imports the others.
 */
const entries = [
  ...['main', 'run-product', 'start-product', 'config'],
  'orders/documents/pdf/render-worker',
];

/** Includes the workspace packages; other packages stay in node_modules. */
export const buildServer = async (): Promise<void> => {
  await build({
    input: entries.map((name) => join(projectRoot, `apps/server/src/${name}.ts`)),
    platform: 'node',
    external: /^(?!\.|\/|@haldi\/)/,
    // Only positions are needed, for stack traces.
    output: { dir: serverBuildDirectory, sourcemap: true, sourcemapExcludeSources: true },
    logLevel: 'warn',
  });
};
