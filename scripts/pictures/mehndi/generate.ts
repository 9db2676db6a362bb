import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawAll } from './designs.ts';

const folder = fileURLToPath(new URL('../../../apps/web/public/pictures/mehndi/', import.meta.url));
const pictures = drawAll();

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (!pictures.has(file.replace(/\.svg$/, ''))) rmSync(`${folder}${file}`);
for (const [slug, svg] of pictures) writeFileSync(`${folder}${slug}.svg`, svg);

const largest = Math.max(...[...pictures.values()].map((svg) => svg.length));
console.log(`${pictures.size} mehndi designs, the largest ${largest} bytes`);
