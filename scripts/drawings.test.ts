import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenes } from '@haldi/contract/catalogue/desk/sections/scenes';
import { designs } from '@haldi/contract/designs/designs';
import { expect, test } from 'vitest';
import { drawnPictures } from '../apps/server/src/catalogue/starter/drawn-pictures.ts';
import { demoPosts } from '../apps/server/src/demo/posts/posts.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/run.ts';

const folder = join(root, 'apps/web/public/pictures');
const drawings = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .map((path) => [`/pictures/${path}`, readFileSync(join(folder, path), 'utf8')]),
);

/** What screens name themselves; one that chooses between two names writes `${a ? 'x' : 'y'}`. */
const namedByScreens = projectFiles(/^apps\/web\/app\/.*\.tsx$/).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const plain = [...text.matchAll(/\/pictures\/[a-z/-]+\.svg/g)].map(([address]) => address);
  const chosen = [...text.matchAll(/(\/pictures\/empty\/)\$\{([^}]+)\}\.svg/g)].flatMap(
    ([, start, choice = '']) =>
      [...choice.matchAll(/'([a-z-]+)'/g)].map(([, name]) => `${start}${name}.svg`),
  );
  return [...plain, ...chosen];
});

/** The server draws the mark; everything else is a file. */
const needed = new Set([
  ...scenes.map(({ slug }) => `/pictures/scenes/${slug}.svg`),
  ...drawnPictures.map(({ image }) => image),
  ...designs.map(({ image }) => image),
  ...demoPosts.map(({ slug }) => `/pictures/blog/${slug}.svg`),
  ...namedByScreens.filter((address) => address !== '/pictures/mark.svg'),
]);

test('every page, service, design, post and empty screen has its drawing, and none is left over', () => {
  expect(namedByScreens.length).toBeGreaterThan(40);
  expect([...drawings.keys()].sort()).toEqual([...needed].sort());
});

test('no service looks like another', () => {
  const services = drawnPictures.map(({ image }) => drawings.get(image));
  expect(new Set(services).size).toBe(services.length);
});

const maxBytes = (path: string): number => {
  if (path === '/pictures/hero.svg') return 14_000;
  return path.startsWith('/pictures/blog/') ? 9_000 : 8_000;
};

test('each says its size, draws and does nothing else, and is light', () => {
  for (const [path, svg] of drawings) {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(svg, path).toMatch(/^<svg [^>]+>.*<\/svg>\n$/s);
    expect(svg, path).toContain(` width="${width}" height="${height}"`);
    expect(svg, path).not.toMatch(/\sstyle=|<style|<script|<text|<image|data:|\son[a-z]+=|NaN/);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="|url\()#?([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(
      used.filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
    expect(Buffer.byteLength(svg), path).toBeLessThan(maxBytes(path));
  }
});
