import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createPageFonts,
  createPictureFonts,
  fontsFolder,
  pictureFontsFolder,
} from './fonts/font-subsets.ts';

const folders = [
  [fontsFolder, await createPageFonts()],
  [pictureFontsFolder, await createPictureFonts()],
] as const;

for (const [folder, files] of folders) {
  for (const [name, content] of files) {
    await writeFile(join(folder, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
}
