import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { fontsFolder } from '../../directories.ts';

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
    ownFont('fraunces-600.woff2'),
    ownFont('fraunces-more-600.woff2'),
    mukta('devanagari-600'),
    mukta('latin-ext-600'),
  ],
  body: [mukta('latin-500'), mukta('latin-ext-500'), mukta('devanagari-500')],
};

const loadFonts = async (face: FontFamily): Promise<Font[]> => {
  const { create } = await import('fontkit');
  return files[face].map((file) => create(readFileSync(file())) as Font);
};
const loadedFonts = new Map<FontFamily, Promise<Font[]>>();

const fontsOf = (face: FontFamily): Promise<Font[]> => {
  const fonts = loadedFonts.get(face) ?? loadFonts(face);
  loadedFonts.set(face, fonts);
  return fonts;
};

type Run = { font: Font; text: string };

/** Combining marks and joiners stay with the letter they belong to. */
const runsOf = (text: string, fonts: readonly Font[]): Run[] => {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const isAttached = /\p{M}|\u200c|\u200d|\s/u.test(letter);
    const font =
      last && (isAttached || last.font.hasGlyphForCodePoint(code))
        ? last.font
        : fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font?.hasGlyphForCodePoint(code)) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};

/** Measures without drawing, because paths are expensive. */
const widthOf = async (text: string, face: FontFamily): Promise<number> =>
  runsOf(text.normalize('NFC'), await fontsOf(face)).reduce(
    (width, { font, text: words }) => width + font.layout(words).advanceWidth / font.unitsPerEm,
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
  for (const { font, text: words } of runsOf(text.normalize('NFC'), await fontsOf(face))) {
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

/** Breaks a word that is wider than a line. */
const breakWord = async (word: string, face: FontFamily, maxWidth: number): Promise<string[]> => {
  if ((await widthOf(word, face)) <= maxWidth) return [word];
  const parts: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if ((await widthOf(longer, face)) <= maxWidth) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts.filter(Boolean);
};

/** `most` is the line width as a multiple of the font size. */
const wrap = async (text: string, face: FontFamily, maxWidth: number): Promise<string[]> => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    for (const piece of await breakWord(word, face, maxWidth)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
      if (lines.length > 0 && (await widthOf(longer, face)) <= maxWidth) {
        lines[lines.length - 1] = longer;
      } else lines.push(piece);
    }
  }
  return lines;
};

export type TextBlock = { size: number; lines: TextPath[] };

/** Uses the largest size that fits, or the last size if none does. */
export const fitText = async (
  text: string,
  face: FontFamily,
  sizes: readonly number[],
  room: { width: number; lines: number },
): Promise<TextBlock> => {
  let best: { size: number; lines: string[] } = { size: 16, lines: [] };
  for (const size of sizes) {
    best = { size, lines: await wrap(text, face, room.width / size) };
    if (best.lines.length <= room.lines) break;
  }
  const { size } = best;
  return {
    size,
    lines: await Promise.all(best.lines.map((line) => textToPath(line, face, size))),
  };
};
