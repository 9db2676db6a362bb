import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictures, publicFolder } from './pictures.ts';

/*
 * The drawings that were checked in, by what matters of them on a page. Whether they are beautiful is for
 * eyes to say; whether they are current, for `npm run pictures` and git.
 */
const drawn = pictures();
const isDrawing = (path: string): boolean => path.endsWith('.svg');
const files = readdirSync(new URL('pictures/', publicFolder), { recursive: true, encoding: 'utf8' })
  .map((path) => `pictures/${path}`)
  .filter(isDrawing);
const texts = new Map(
  files.map((path) => [path, readFileSync(new URL(path, publicFolder), 'utf8')]),
);

/** The names left open when every tag has been matched with its end: none, in a sound file. */
const unbalanced = (text: string): string[] => {
  const open: string[] = [];
  for (const [, end, name = '', self] of text.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
};

const maxBytes = (path: string): number => {
  if (path === 'pictures/hero.svg') return 16_000;
  return path.startsWith('pictures/blog/') ? 10_000 : 8_000;
};

it('every category, service, design and empty page has its drawing, and none is left over', () => {
  expect([...texts.keys()].sort()).toEqual([...drawn.keys()].sort());
});

it('no service looks like another', () => {
  const services = [...texts].filter(([path]) => path.startsWith('pictures/services/'));
  expect(new Set(services.map(([, text]) => text)).size).toBe(services.length);
});

it('each is well formed and says its size', () => {
  for (const [path, text] of texts) {
    expect(unbalanced(text), path).toEqual([]);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
    expect(text, path).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  }
});

it('each draws and does nothing else', () => {
  for (const [path, text] of texts) {
    expect(text, path).not.toMatch(/\sstyle=|<style|<script|<text|<image|data:|\son[a-z]+=/);
    expect(text, path).not.toMatch(/NaN|undefined|\$[hs]/);
  }
});

it('each refers only to what it defines, once', () => {
  for (const [path, text] of texts) {
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...text.matchAll(/(?:href="|url\()#?([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(
      used.filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
  }
});

it('each is light enough for a phone', () => {
  for (const [path, text] of texts)
    expect(Buffer.byteLength(text), path).toBeLessThan(maxBytes(path));
});
