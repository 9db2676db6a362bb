import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guard } from '../../apps/server/testing/guard.ts';
import { projectFiles } from './project-files.ts';
import { projectRoot } from './run-process.ts';

/** Paths are relative to the project root. */
export type ListedGuard = Required<Guard> & { list: string };

export const readGuards = async (): Promise<ListedGuard[]> => {
  const all: ListedGuard[] = [];
  for (const list of projectFiles(/\.guards\.ts$/)) {
    const module = await import(pathToFileURL(join(projectRoot, list)).href);
    for (const { file, test, replace = '', ...guard } of module.guards as Guard[]) {
      const [fromRoot, testFromRoot] = [file, test].map((path) => join(dirname(list), path));
      all.push({ ...guard, replace, list, file: fromRoot ?? '', test: testFromRoot ?? '' });
    }
  }
  return all;
};
