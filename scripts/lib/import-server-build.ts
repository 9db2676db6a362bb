import { setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './run-process.ts';

export const serverBuildDirectory = join(projectRoot, 'apps/server/build');

type Entries = {
  config: typeof import('../../apps/server/src/config.ts');
  'start-product': typeof import('../../apps/server/src/start-product.ts');
  'run-product': typeof import('../../apps/server/src/run-product.ts');
};

/** The types come from the sources, so that tsc needs no build. */
export const importServerBuild = <Name extends keyof Entries>(
  name: Name,
): Promise<Entries[Name]> => {
  // Applies only to modules that are loaded afterwards.
  setSourceMapsSupport(true);
  return import(pathToFileURL(join(serverBuildDirectory, `${name}.js`)).href);
};
