import { join } from 'node:path';

/** This file runs from `src`, and bundled from `build`. Both are in `apps/server`. */
const server = join(import.meta.dirname, '..');

export const migrationsFolder = join(server, 'src/migrations');
export const fontsFolder = join(server, 'src/platform/fonts/files');
export const webDirectory = join(server, '../web');
