import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '../../apps/server/src/catalogue/starter/starter-catalogue.ts';
import { categories, dataSets } from '../../packages/contract/src/catalogue/categories.ts';
import { pictures, publicFolder } from './pictures.ts';
import { recipes } from './recipes/recipes.ts';

const all = pictures();
const under = (folder: string): [string, string][] =>
  [...all].filter(([path]) => path.startsWith(`pictures/${folder}/`));

/** Tags must open and close in order; enough for files without text or entities. */
const isWellFormed = (text: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of text.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing) open.push(name);
  }
  const rest = text.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '');
  return open.length === 0 && rest.trim() === '';
};

const limits: [string, number][] = [
  ['scenes', 8_000],
  ['services', 8_000],
  ['empty', 8_000],
  ['blog', 10_000],
];

describe('the pictures', () => {
  it('hold a scene for every category', () => {
    for (const { slug } of categories) expect(all.has(`pictures/scenes/${slug}.svg`)).toBe(true);
  });

  it('hold a thumbnail for every service, each drawn for that service', () => {
    for (const { key } of dataSets)
      for (const { slug } of starterCatalogue[key]) {
        expect(all.has(`pictures/services/${key}-${slug}.svg`)).toBe(true);
        expect(recipes[key].services, `${key}-${slug}`).toHaveProperty(slug);
      }
  });

  it('never show the same thumbnail twice', () => {
    const texts = under('services').map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(limits)('keep %s below %i bytes', (folder, limit) => {
    for (const [path, text] of under(folder))
      expect(Buffer.byteLength(text), path).toBeLessThan(limit);
  });

  it('keep the hero below 16 kB and the mark below 2', () => {
    expect(all.get('pictures/hero.svg')?.length).toBeLessThan(16_000);
    expect(all.get('pictures/mark.svg')?.length).toBeLessThan(2_000);
  });

  it.each([...all])('%s is plain, well-formed and sized', (_, text) => {
    expect(isWellFormed(text)).toBe(true);
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/);
    expect(text).not.toMatch(/style=|<style|<script|<text|<image|data:|href|NaN|undefined/);
    expect(text).not.toMatch(/\d\.\d\d/);
  });

  it('are checked in as the generator writes them', () => {
    for (const [path, text] of all) {
      const file = new URL(path, publicFolder);
      expect(existsSync(file), path).toBe(true);
      expect(readFileSync(file, 'utf8'), path).toBe(text);
    }
  });

  it('come with icons and a share picture light enough to send', () => {
    const names = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'];
    for (const name of names)
      expect(existsSync(new URL(`icons/${name}.png`, publicFolder)), name).toBe(true);
    expect(existsSync(new URL('favicon.ico', publicFolder))).toBe(true);
    expect(readFileSync(new URL('pictures/share.png', publicFolder)).length).toBeLessThan(120_000);
  });
});
