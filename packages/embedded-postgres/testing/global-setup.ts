import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/start.ts';
import { silentLog } from './log-for-tests.ts';
import { instanceName } from './start-instance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory with a stopped database, to be copied. */
    madeDirectory: string;
  }
}

/** Creating a database takes seconds, so most tests copy this one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'postgres-made-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({ directory, name: instanceName, log: silentLog });
    await server.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('madeDirectory', directory);
  return remove;
}
