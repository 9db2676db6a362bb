import { mkdirSync, writeFileSync } from 'node:fs';
import { pictures, publicFolder } from './pictures.ts';
import { writeRasters } from './rasters.ts';

/** `node scripts/pictures/generate.ts` writes every picture; `--svg` leaves the PNGs alone. */
for (const [path, text] of pictures()) {
  const file = new URL(path, publicFolder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
if (!process.argv.includes('--svg')) await writeRasters(publicFolder);
