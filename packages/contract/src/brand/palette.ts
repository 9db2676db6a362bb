import { colourOf, type Hex, luminance, seen } from './colour.ts';
import { poorPairs } from './contrast.ts';
import {
  type FixedToken,
  type Palette,
  statusColours,
  type Token,
  tokens,
  turmeric,
} from './tokens.ts';

/** The hue of a family of colours, and how colourful it is beside that of turmeric. */
type Family = { hue: number; strength: number };
type Recipe = { light: Family; ink: Family; paper: Family };
export type FamilyName = keyof Recipe;

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

/** The name of a palette, or the one colour from which it is made. */
export type PaletteChoice = PaletteName | Hex;

export const ownColour = /^#[0-9a-f]{6}$/;

const familyOf = (token: Token): FamilyName => {
  if (token.startsWith('haldi')) return 'light';
  return token.startsWith('plum') ? 'ink' : 'paper';
};

/** A colour at which turmeric's own would be about as strong. */
const usualChroma = 0.14;

/** The paper takes a breath of the colour, whichever it is. */
const recipeOf = (colour: Hex): Recipe => {
  const { chroma, hue } = seen(colour);
  const strength = Math.min(1.1, chroma / usualChroma);
  // Yellow alone is bright and strong at once: others of that strength would shout.
  const light = { hue, strength: strength * 0.65 };
  return { light, ink: { hue, strength }, paper: { hue, strength: Math.min(0.8, strength) } };
};

/** As bright as the model in turmeric: what could be read there can be read here. */
const dye = (model: Hex, { hue, strength }: Family): Hex =>
  colourOf(hue, seen(model).chroma * strength, luminance(model));

const isFixed = (colour: Token | FixedToken): colour is FixedToken => colour in statusColours;

const moved = (hex: Hex, by: number): Hex => {
  const { chroma, hue } = seen(hex);
  return colourOf(hue, chroma, Math.min(1, Math.max(0, luminance(hex) * by)));
};

/** A screen shows whole steps of light only: where such a step cost a pair its contrast, it gets it back. */
const mended = (palette: Palette): Palette => {
  for (let round = 0; round < 40; round += 1) {
    const [poor] = poorPairs(palette);
    if (!poor) return palette;
    const { text, on } = poor;
    const isDark = (name: Token | FixedToken): boolean =>
      isFixed(name) ? luminance(statusColours[name]) < 0.3 : luminance(palette[name]) < 0.3;
    const [changed] = [text, on].filter((name): name is Token => !isFixed(name));
    if (!changed) return palette;
    palette = { ...palette, [changed]: moved(palette[changed], isDark(changed) ? 0.96 : 1.01) };
  }
  return palette;
};

const made = (recipe: Recipe): Palette =>
  mended(
    Object.fromEntries(
      tokens.map((token) => [token, dye(turmeric[token], recipe[familyOf(token)])]),
    ) as Palette,
  );

/** None for turmeric, and for what nobody offers. */
const recipeFor = (choice: PaletteChoice): Recipe | undefined => {
  if (ownColour.test(choice)) return recipeOf(choice);
  return choice in recipes ? recipes[choice as keyof typeof recipes] : undefined;
};

/** Every colour of that choice. What nobody offers looks as the product does. */
export const paletteOf = (choice: PaletteChoice): Palette => {
  const recipe = recipeFor(choice);
  return recipe ? made(recipe) : turmeric;
};

/** Colours of a drawing in turmeric, each with what it is in that choice. */
export const dyedColours = (
  choice: PaletteChoice,
  colours: Record<FamilyName, readonly Hex[]>,
): ReadonlyMap<Hex, Hex> => {
  const recipe = recipeFor(choice);
  const families = Object.keys(colours) as FamilyName[];
  return new Map(
    families.flatMap((family) =>
      colours[family].map((hex) => [hex, recipe ? dye(hex, recipe[family]) : hex] as const),
    ),
  );
};

/** As a style sheet; nothing where the one of the product says it already. */
export const paletteCss = (choice: PaletteChoice): string => {
  const palette = paletteOf(choice);
  if (palette === turmeric) return '';
  const lines = tokens.map((token) => `--color-${token}:${palette[token]}`);
  return `:root{${lines.join(';')}}`;
};
