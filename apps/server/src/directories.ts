import { basename, join } from 'node:path';

/** This file runs from `src`, and bundled from `build`. Both are in `apps/server`. */
const server = join(import.meta.dirname, '..');

export const migrationsFolder = join(server, 'src/migrations');
export const fontsFolder = join(server, 'src/platform/fonts/files');
export const webDirectory = join(server, '../web');
/** A thread starts with a file of its own: `scripts/lib/build-server.ts`. */
export const renderWorkerFile =
  basename(import.meta.dirname) === 'build'
    ? join(server, 'build/render-worker.js')
    : join(server, 'src/orders/documents/pdf/render-worker.ts');
