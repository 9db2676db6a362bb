import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { fontsFolder } from '../../../directories.ts';
import { type Run, splitByFont } from '../../../platform/fonts/text-layout.ts';
import { woffToTrueType } from '../../../platform/fonts/woff-to-truetype.ts';

export type FontStyle = 'body' | 'strong' | 'display';
export type DocumentFont = { name: string; font: Font };
export type DocumentFonts = {
  split: (text: string, style: FontStyle) => Run<DocumentFont>[];
  /** As a multiple of the font size. */
  widthOf: (text: string, style: FontStyle) => number;
};

/** Figures of a column are below each other. Words are shaped faster without a feature. */
export const fontFeatures = (text: string): 'tnum'[] | undefined =>
  /\d/.test(text) ? ['tnum'] : undefined;

const resolveFile = createRequire(import.meta.url).resolve;
const mukta = (part: string): Buffer =>
  woffToTrueType(readFileSync(resolveFile(`@fontsource/mukta/files/mukta-${part}-normal.woff`)));
const fraunces = (part: string): Buffer => readFileSync(join(fontsFolder, `${part}.ttf`));

const loadFonts = async (): Promise<DocumentFonts> => {
  const { create } = await import('fontkit');
  const load = (name: string, bytes: Buffer): DocumentFont => ({
    name,
    font: create(bytes) as Font,
  });
  const weight = (value: number): DocumentFont[] =>
    ['latin', 'latin-ext', 'devanagari'].map((part) =>
      load(`${part}-${value}`, mukta(`${part}-${value}`)),
    );
  const strong = weight(600);
  const styles: Record<FontStyle, DocumentFont[]> = {
    body: weight(400),
    strong,
    display: [
      ...['fraunces-600', 'fraunces-more-600'].map((part) => load(part, fraunces(part))),
      ...strong,
    ],
  };
  const split: DocumentFonts['split'] = (text, style) => splitByFont(text, styles[style]);
  return {
    split,
    widthOf: (text, style) =>
      split(text, style).reduce(
        (width, { font: { font }, text: run }) =>
          width + font.layout(run, fontFeatures(run)).advanceWidth / font.unitsPerEm,
        0,
      ),
  };
};

let fonts: Promise<DocumentFonts> | undefined;

/** Decoded once for all documents. */
export const documentFonts = (): Promise<DocumentFonts> => {
  fonts ??= loadFonts();
  return fonts;
};
