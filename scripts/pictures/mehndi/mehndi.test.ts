import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  designOccasions,
  designParts,
  designStyles,
} from '../../../packages/contract/src/designs/design.ts';
import { designs } from '../../../packages/contract/src/designs/designs.ts';
import { drawAll, recipes } from './designs.ts';

const folder = fileURLToPath(new URL('../../../apps/web/public/pictures/mehndi/', import.meta.url));
const pictures = drawAll();

/** The names left open when every tag has been matched with its end: none, in a sound file. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name as string);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('the list of mehndi designs', () => {
  it('has at least 28, each with a slug and name of its own', () => {
    expect(designs.length).toBeGreaterThanOrEqual(28);
    expect(new Set(designs.map((d) => d.slug)).size).toBe(designs.length);
    expect(new Set(designs.map((d) => d.name)).size).toBe(designs.length);
  });

  it('covers every style, occasion and part', () => {
    expect(new Set(designs.map((d) => d.style))).toEqual(new Set(designStyles));
    expect(new Set(designs.map((d) => d.occasion))).toEqual(new Set(designOccasions));
    expect(new Set(designs.map((d) => d.part))).toEqual(new Set(designParts));
  });

  it('matches the recipes and the files one for one', () => {
    const slugs = designs.map((d) => d.slug).sort();
    expect(Object.keys(recipes).sort()).toEqual(slugs);
    expect(readdirSync(folder).sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort());
  });
});

describe.each([...pictures])('%s', (slug, svg) => {
  it('is under 8 kB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
  });

  it('is well formed, sized, and free of styles and scripts', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg [^>]*width="480" height="640" viewBox="0 0 480 640">/);
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|NaN|undefined|\$[hs]/);
  });

  it('refers only to what it defines, once each', () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is current', () => {
    expect(readFileSync(`${folder}${slug}.svg`, 'utf8')).toBe(svg);
  });
});
