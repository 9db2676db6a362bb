import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** Deleted after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'postgres-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export async function directoryWithDatabase(): Promise<string> {
  const directory = await temporaryDirectory();
  await cp(inject('madeDirectory'), directory, { recursive: true });
  return directory;
}
