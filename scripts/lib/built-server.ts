import { setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './run.ts';

export const serverBuild = join(projectRoot, 'apps/server/build');

type Entries = {
  config: typeof import('../../apps/server/src/config.ts');
  product: typeof import('../../apps/server/src/product.ts');
  'run-product': typeof import('../../apps/server/src/run-product.ts');
};

/** Imports an entry of the built server. Its types come from the sources: tsc needs no build. */
export const importBuilt = <Name extends keyof Entries>(name: Name): Promise<Entries[Name]> => {
  // Only modules that are loaded after this call have readable stack traces.
  setSourceMapsSupport(true);
  return import(pathToFileURL(join(serverBuild, `${name}.js`)).href);
};
