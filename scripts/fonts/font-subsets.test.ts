import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createPageFonts,
  createServerFonts,
  fontsFolder,
  serverFontsFolder,
} from './font-subsets.ts';

const files = await createPageFonts();

test.each([
  [fontsFolder, files],
  [serverFontsFolder, await createServerFonts()],
])('the fonts in %s are checked in as the generator cuts them', async (folder, expected) => {
  expect((await readdir(folder)).sort()).toEqual([...expected.keys()].sort());
  for (const [name, content] of expected) {
    expect(content.equals(await readFile(join(folder, name))), name).toBe(true);
  }
});

test('fonts of every page are smaller than 38 kB', () => {
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  expect(bytes).toBeLessThan(38_000);
});
