import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fonts, fontsFolder } from './fonts/fonts.ts';

for (const [name, content] of await fonts()) {
  await writeFile(join(fontsFolder, name), content);
  console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
}
