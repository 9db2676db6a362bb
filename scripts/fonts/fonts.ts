import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from '../lib/run.ts';

/** What our own words are written with: the letters of English and their punctuation. */
const english = `${String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place),
)}\u00a0·×–—‘’“”•…`;

type Cut = {
  source: string;
  letters: string;
  /** Axes of a variable font: pinned to a value, or cut down to a range. */
  axes?: Record<string, number | { min: number; max: number }>;
};

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2';
const mukta = (part: string): string => `@fontsource/mukta/files/mukta-${part}-normal.woff2`;

/**
 * The files that every page waits for, cut from the families as they are published: of 119 kB that a
 * phone fetched for a page of English, more than half were letters and weights that nothing shows.
 */
const cuts: Record<string, Cut> = {
  'fraunces-english.woff2': {
    source: fraunces,
    letters: english,
    axes: { SOFT: 100, wght: { min: 500, max: 600 } },
  },
  'mukta-english-400.woff2': { source: mukta('latin-400'), letters: english },
  'mukta-english-600.woff2': { source: mukta('latin-600'), letters: english },
  'rupee.woff2': { source: mukta('latin-ext-600'), letters: '₹' },
};

/**
 * Hints are for screens of old, and FreeType runs them for the width of every letter: a quarter of the
 * first layout. Of the features those stay that browsers turn on by themselves, and even digits.
 */
const lean = {
  noHinting: true,
  keepFeatures: 'calt ccmp clig kern liga locl mark mkmk rlig rvrn tnum'.split(' '),
};

export const fontsFolder = join(root, 'apps/web/app/ui/fonts');

/** Every file with its content. */
export const fonts = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const [name, { source, letters, axes }] of Object.entries(cuts)) {
    const font = await readFile(join(root, 'node_modules', source));
    files.set(
      name,
      await subset(font, letters, {
        targetFormat: 'woff2',
        ...lean,
        ...(axes && { variationAxes: axes }),
      }),
    );
  }
  return files;
};
