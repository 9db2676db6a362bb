import { lowContrastPairs } from './colour-contrast.ts';
import { colourWithLuminance, type HexColour, luminance, toOklch } from './colour-conversion.ts';
import {
  type ColourToken,
  colourTokens,
  type Palette,
  type StatusColour,
  semanticColours,
  turmericPalette,
} from './colour-tokens.ts';

/** Hue of a colour family and its chroma relative to turmeric. */
type Family = { hue: number; strength: number };
type Recipe = { light: Family; ink: Family; paper: Family };
export type ColourFamily = keyof Recipe;

const recipes = {
  rose: {
    light: { hue: 12, strength: 0.75 },
    ink: { hue: 5, strength: 1 },
    paper: { hue: 30, strength: 0.8 },
  },
  sage: {
    light: { hue: 135, strength: 0.6 },
    ink: { hue: 160, strength: 0.65 },
    paper: { hue: 115, strength: 0.8 },
  },
  ocean: {
    light: { hue: 220, strength: 0.5 },
    ink: { hue: 250, strength: 0.95 },
    paper: { hue: 230, strength: 0.6 },
  },
  terracotta: {
    light: { hue: 55, strength: 0.85 },
    ink: { hue: 38, strength: 0.85 },
    paper: { hue: 65, strength: 1 },
  },
  violet: {
    light: { hue: 305, strength: 0.75 },
    ink: { hue: 292, strength: 1.15 },
    paper: { hue: 310, strength: 0.6 },
  },
} as const satisfies Record<string, Recipe>;

export const paletteNames = [
  'turmeric',
  'rose',
  'sage',
  'ocean',
  'terracotta',
  'violet',
] as const satisfies readonly ('turmeric' | keyof typeof recipes)[];
export type PaletteName = (typeof paletteNames)[number];

export type PaletteChoice = PaletteName | HexColour;

export const hexColourPattern = /^#[0-9a-f]{6}$/;

const familyOf = (token: ColourToken): ColourFamily => {
  if (token.startsWith('haldi')) return 'light';
  return token.startsWith('plum') ? 'ink' : 'paper';
};

/** Chroma at which a derived palette is as strong as turmeric. */
const turmericChroma = 0.14;

const recipeOf = (colour: HexColour): Recipe => {
  const { chroma, hue } = toOklch(colour);
  const strength = Math.min(1.1, chroma / turmericChroma);
  // Only yellow is bright and strong at once. Other hues of that strength would be too loud.
  const light = { hue, strength: strength * 0.65 };
  return { light, ink: { hue, strength }, paper: { hue, strength: Math.min(0.8, strength) } };
};

/** Keeps the luminance of the turmeric colour, so that all contrasts stay the same. */
const recolour = (model: HexColour, { hue, strength }: Family): HexColour =>
  colourWithLuminance(hue, toOklch(model).chroma * strength, luminance(model));

const isFixed = (colour: ColourToken | StatusColour): colour is StatusColour =>
  colour in semanticColours;

const withAdjustedLuminance = (hex: HexColour, by: number): HexColour => {
  const { chroma, hue } = toOklch(hex);
  return colourWithLuminance(hue, chroma, Math.min(1, Math.max(0, luminance(hex) * by)));
};

/** Rounding to 8-bit colours can cost a pair its contrast; this corrects it. */
const withSufficientContrast = (palette: Palette): Palette => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const [lowContrast] = lowContrastPairs(palette);
    if (!lowContrast) return palette;
    const { text, on } = lowContrast;
    const isDark = (name: ColourToken | StatusColour): boolean =>
      isFixed(name) ? luminance(semanticColours[name]) < 0.3 : luminance(palette[name]) < 0.3;
    const [changed] = [text, on].filter((name): name is ColourToken => !isFixed(name));
    if (!changed) return palette;
    palette = {
      ...palette,
      [changed]: withAdjustedLuminance(palette[changed], isDark(changed) ? 0.96 : 1.01),
    };
  }
  return palette;
};

const createPalette = (recipe: Recipe): Palette =>
  withSufficientContrast(
    Object.fromEntries(
      colourTokens.map((token) => [
        token,
        recolour(turmericPalette[token], recipe[familyOf(token)]),
      ]),
    ) as Palette,
  );

/** Undefined for turmeric and for unknown choices. */
const recipeFor = (choice: PaletteChoice): Recipe | undefined => {
  if (hexColourPattern.test(choice)) return recipeOf(choice);
  return choice in recipes ? recipes[choice as keyof typeof recipes] : undefined;
};

/** Unknown choices give turmeric. */
export const paletteFor = (choice: PaletteChoice): Palette => {
  const recipe = recipeFor(choice);
  return recipe ? createPalette(recipe) : turmericPalette;
};

export const createRecolourMap = (
  choice: PaletteChoice,
  colours: Record<ColourFamily, readonly HexColour[]>,
): ReadonlyMap<HexColour, HexColour> => {
  const recipe = recipeFor(choice);
  const families = Object.keys(colours) as ColourFamily[];
  return new Map(
    families.flatMap((family) =>
      colours[family].map((hex) => [hex, recipe ? recolour(hex, recipe[family]) : hex] as const),
    ),
  );
};

/** Empty for turmeric, which the style sheet already contains. */
export const paletteCss = (choice: PaletteChoice): string => {
  const palette = paletteFor(choice);
  if (palette === turmericPalette) return '';
  const lines = colourTokens.map((token) => `--color-${token}:${palette[token]}`);
  return `:root{${lines.join(';')}}`;
};
