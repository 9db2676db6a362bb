import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { fontsFolder } from '../../directories.ts';
import { splitByFont, wrapText } from '../../platform/fonts/text-layout.ts';

/**
 * Converts text to paths with our own fonts, because the image renderer only knows the fonts of the
 * machine, and a server has none. Shaping supports scripts such as Devanagari.
 */
export type FontFamily = 'display' | 'body';

const resolveFile = createRequire(import.meta.url).resolve;
const mukta = (part: string) => () =>
  resolveFile(`@fontsource/mukta/files/mukta-${part}-normal.woff2`);
const ownFont = (name: string) => () => join(fontsFolder, name);

/** The first font that contains a letter draws it. */
const files: Record<FontFamily, readonly (() => string)[]> = {
  display: [
    ownFont('fraunces-600.ttf'),
    ownFont('fraunces-more-600.ttf'),
    mukta('devanagari-600'),
    mukta('latin-ext-600'),
  ],
  body: [mukta('latin-500'), mukta('latin-ext-500'), mukta('devanagari-500')],
};

type LoadedFont = { font: Font };

const loadFonts = async (face: FontFamily): Promise<LoadedFont[]> => {
  const { create } = await import('fontkit');
  return files[face].map((file) => ({ font: create(readFileSync(file())) as Font }));
};
const loadedFonts = new Map<FontFamily, Promise<LoadedFont[]>>();

const fontsOf = (face: FontFamily): Promise<LoadedFont[]> => {
  const fonts = loadedFonts.get(face) ?? loadFonts(face);
  loadedFonts.set(face, fonts);
  return fonts;
};

/** As a multiple of the font size. Measures without drawing, because paths are expensive. */
const widthOf = (text: string, fonts: readonly LoadedFont[]): number =>
  splitByFont(text, fonts).reduce(
    (width, { font: { font }, text: words }) =>
      width + font.layout(words).advanceWidth / font.unitsPerEm,
    0,
  );

export type TextPath = { path: string; width: number };

/** The baseline starts at (0, 0). Letters that no font contains are left out. */
export const textToPath = async (
  text: string,
  face: FontFamily,
  size: number,
): Promise<TextPath> => {
  const parts: string[] = [];
  let advance = 0;
  for (const { font: found, text: words } of splitByFont(text, await fontsOf(face))) {
    const { font } = found;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [x, y] = [advance + xOffset * scale, -yOffset * scale];
      parts.push(glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG());
      advance += xAdvance * scale;
    }
  }
  const path = parts.join('').replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1));
  return { path, width: advance };
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Undefined if no font contains the letter. */
export const initialToPath = async (name: string, size: number): Promise<TextPath | undefined> => {
  for (const { segment } of graphemes.segment(name.toLocaleUpperCase('en'))) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    const initial = await textToPath(segment, 'display', size);
    return initial.path === '' ? undefined : initial;
  }
  return undefined;
};

export type TextBlock = { size: number; lines: TextPath[] };

/** Uses the largest size that fits, or the last size if none does. */
export const fitText = async (
  text: string,
  face: FontFamily,
  sizes: readonly number[],
  room: { width: number; lines: number },
): Promise<TextBlock> => {
  const fonts = await fontsOf(face);
  let best: { size: number; lines: string[] } = { size: 16, lines: [] };
  for (const size of sizes) {
    best = { size, lines: wrapText(text, room.width / size, (line) => widthOf(line, fonts)) };
    if (best.lines.length <= room.lines) break;
  }
  const { size } = best;
  return {
    size,
    lines: await Promise.all(best.lines.map((line) => textToPath(line, face, size))),
  };
};
