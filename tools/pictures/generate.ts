import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pictures, publicFolder } from './pictures.ts';

/** Writes every picture anew, and leaves none that is no longer drawn. */
rmSync(new URL('pictures/', publicFolder), { recursive: true, force: true });
for (const [path, text] of pictures()) {
  const file = new URL(path, publicFolder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
