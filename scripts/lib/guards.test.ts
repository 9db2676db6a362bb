import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGuards } from './guards.ts';
import { projectRoot } from './run-process.ts';

// The guards trial takes an hour; this test finds guards whose code has moved.
test.each(await readGuards())('$list: $what', ({ file, find, test: proof }) => {
  expect(readFileSync(join(projectRoot, file), 'utf8').split(find), file).toHaveLength(2);
  expect(existsSync(join(projectRoot, proof)), proof).toBe(true);
});
