import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fonts, fontsFolder, pictureFonts, pictureFontsFolder } from './fonts/fonts.ts';

const folders = [
  [fontsFolder, await fonts()],
  [pictureFontsFolder, await pictureFonts()],
] as const;

for (const [folder, files] of folders) {
  for (const [name, content] of files) {
    await writeFile(join(folder, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
}
