import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';
import { projectRoot } from '../lib/run-process.ts';

/** The characters of the English interface. */
const english = `${String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place),
)}\u00a0·×–—‘’“”•…`;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœ€™−`;
const moreLatin = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}₹`;

type Subset = {
  source: string;
  letters: string;
  /** Pinned to a value, or limited to a range. */
  axes?: Record<string, number | { min: number; max: number }>;
};

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2';
const mukta = (part: string): string => `@fontsource/mukta/files/mukta-${part}-normal.woff2`;

/**
 * Of the 119 kB of published fonts for an English page, more than half were unused characters and
 * weights.
 */
const pageSubsets: Record<string, Subset> = {
  'fraunces-english.woff2': {
    source: fraunces,
    letters: english,
    axes: { SOFT: 100, wght: { min: 500, max: 600 } },
  },
  'mukta-english-400.woff2': { source: mukta('latin-400'), letters: english },
  'mukta-english-600.woff2': { source: mukta('latin-600'), letters: english },
  'rupee.woff2': { source: mukta('latin-ext-600'), letters: '₹' },
};

/** For pictures and PDF files that the server generates; those cannot use WOFF2. */
const serverSubsets: Record<string, Subset> = {
  'fraunces-600.ttf': { source: fraunces, letters: latin, axes: { SOFT: 100, wght: 600 } },
  'fraunces-more-600.ttf': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2',
    letters: moreLatin,
    axes: { SOFT: 100, wght: 600 },
  },
};

/**
 * Hinting takes a quarter of the time of the first layout. Features that browsers do not enable by
 * default are dropped, except tabular figures.
 */
const subsetOptions = {
  noHinting: true,
  keepFeatures: 'calt ccmp clig kern liga locl mark mkmk rlig rvrn tnum'.split(' '),
};

export const fontsFolder = join(projectRoot, 'apps/web/app/ui/fonts');
export const serverFontsFolder = join(projectRoot, 'apps/server/src/platform/fonts/files');

const createSubsets = async (wanted: Record<string, Subset>): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const [name, { source, letters, axes }] of Object.entries(wanted)) {
    const font = await readFile(join(projectRoot, 'node_modules', source));
    files.set(
      name,
      await subset(font, letters, {
        targetFormat: name.endsWith('.ttf') ? 'truetype' : 'woff2',
        ...subsetOptions,
        ...(axes && { variationAxes: axes }),
      }),
    );
  }
  return files;
};

export const createPageFonts = (): Promise<Map<string, Buffer>> => createSubsets(pageSubsets);
export const createServerFonts = (): Promise<Map<string, Buffer>> => createSubsets(serverSubsets);
