import { execFileSync } from 'node:child_process';
import { root } from './run.ts';

/** The files of the project, tracked or about to be, that fit the pattern. */
export const projectFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file));
