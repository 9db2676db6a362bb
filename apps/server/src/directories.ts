import { join } from 'node:path';

/** `apps/server`: this file runs from `src`, and bundled from `build` beside it. */
const server = join(import.meta.dirname, '..');

export const migrationsFolder = join(server, 'src/migrations');
export const fontsFolder = join(server, 'src/branding/drawing/fonts');
export const webDirectory = join(server, '../web');
