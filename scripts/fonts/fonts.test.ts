import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fonts, fontsFolder } from './fonts.ts';

const files = await fonts();

test('the fonts are checked in as the generator cuts them', async () => {
  expect((await readdir(fontsFolder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, content] of files) {
    expect(content.equals(await readFile(join(fontsFolder, name))), name).toBe(true);
  }
});

test('what every page waits for stays below 38 kB', () => {
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  expect(bytes).toBeLessThan(38_000);
});
