import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageIllustrations } from '@haldi/contract/catalogue/desk/pages-and-sections/page-illustrations';
import { mehndiDesigns } from '@haldi/contract/designs/mehndi-designs';
import { expect, test } from 'vitest';
import { builtInPictures } from '../apps/server/src/catalogue/starter/built-in-pictures.ts';
import { demoPosts } from '../apps/server/src/demo/posts/posts.ts';
import { paletteDrawingColours } from '../apps/server/src/pages/recolour-drawings.ts';
import { projectFiles } from './lib/project-files.ts';
import { projectRoot } from './lib/run-process.ts';

const folder = join(projectRoot, 'apps/web/public/pictures');
const drawings = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .map((path) => [`/pictures/${path}`, readFileSync(join(folder, path), 'utf8')]),
);

/** Finds `${a ? 'x' : 'y'}` in addresses too. */
const namedByScreens = projectFiles(/^apps\/web\/app\/.*\.tsx$/).flatMap((file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const plain = [...text.matchAll(/\/pictures\/[a-z/-]+\.svg/g)].map(([address]) => address);
  const chosen = [...text.matchAll(/(\/pictures\/empty\/)\$\{([^}]+)\}\.svg/g)].flatMap(
    ([, start, choice = '']) =>
      [...choice.matchAll(/'([a-z-]+)'/g)].map(([, name]) => `${start}${name}.svg`),
  );
  return [...plain, ...chosen];
});

/** The server generates mark.svg. */
const needed = new Set([
  ...pageIllustrations.map(({ slug }) => `/pictures/scenes/${slug}.svg`),
  ...builtInPictures.map(({ image }) => image),
  ...mehndiDesigns.map(({ image }) => image),
  ...demoPosts.map(({ slug }) => `/pictures/blog/${slug}.svg`),
  ...namedByScreens.filter((address) => address !== '/pictures/mark.svg'),
]);

test('every page, service, design, post and empty screen has its drawing, and none is left over', () => {
  expect(namedByScreens.length).toBeGreaterThan(40);
  expect([...drawings.keys()].sort()).toEqual([...needed].sort());
});

test('every service has a different drawing', () => {
  const services = builtInPictures.map(({ image }) => drawings.get(image));
  expect(new Set(services).size).toBe(services.length);
});

const maxBytes = (path: string): number => {
  if (path === '/pictures/hero.svg') return 14_000;
  return path.startsWith('/pictures/blog/') ? 9_000 : 8_000;
};

test('each has a size, only draws, and is small', () => {
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

/** Colours that are the same in every palette. */
const naturalColours = [
  // Skin, and the shade on it.
  ...['#dda682', '#c98a66', '#eeccaa', '#eebb88', '#ddaa77', '#cc9966'],
  ...['#b9743f', '#9c5a2c', '#85461f', '#6f3717'],
  // Henna, cocoa, dyed hair.
  ...['#662211', '#552200', '#441100', '#7b4632', '#a8694a', '#6f7a3a'],
  ...['#8a3b22', '#d98b5f', '#6b2f2a', '#b3674f', '#57281f', '#e0a060'],
  // Leaves and aloe.
  ...['#bcd3ae', '#7fab83', '#2f7d5b', '#cfe0bf', '#e4efd2'],
  // Roses, lips, vermilion, bridal red.
  ...['#f6c9cb', '#e58a9c', '#d94c73', '#b3362b', '#f3b08a'],
  // Turmeric, marigold, oil, wax, flames.
  ...['#fde28a', '#f8bb2e', '#e39a0a', '#f2952b', '#d85f2a'],
  // Brass, mirrors, water, stones, charcoal.
  ...['#d99a2b', '#f3c761', '#e9e1ea', '#cfe3df', '#7a5a6d', '#a88a9b', '#4a3f47', '#7a6a76'],
];

test('drawings use only palette colours and natural colours', () => {
  const known = new Set([...Object.values(paletteDrawingColours).flat(), ...naturalColours]);
  const used = new Set<string>();
  for (const [path, svg] of drawings) {
    const colours = [...svg.matchAll(/(?:fill|stroke|color)="(?!none|url)([^"]+)"/g)].map(
      ([, colour = '']) => colour,
    );
    expect(
      colours.filter((colour) => !known.has(colour)),
      path,
    ).toEqual([]);
    for (const colour of colours) used.add(colour);
    // Every drawing uses a colour of the palette.
    expect(
      colours.some((colour) => !naturalColours.includes(colour)),
      path,
    ).toBe(true);
  }
  expect([...known].filter((colour) => !used.has(colour))).toEqual([]);
});
