import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createPageFonts,
  createServerFonts,
  fontsFolder,
  serverFontsFolder,
} from './fonts/font-subsets.ts';

const folders = [
  [fontsFolder, await createPageFonts()],
  [serverFontsFolder, await createServerFonts()],
] as const;

for (const [folder, files] of folders) {
  for (const [name, content] of files) {
    await writeFile(join(folder, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
}
