import { type HexColour, luminance } from './colour-conversion.ts';
import {
  type ColourToken,
  type Palette,
  type StatusColour,
  semanticColours,
} from './colour-tokens.ts';

/** WCAG contrast ratio, from 1 to 21. */
export const contrastRatio = (one: HexColour, other: HexColour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

type Colour = ColourToken | StatusColour;
export type ColourPair = { on: Colour; text: Colour; least: number };

const each = (texts: readonly Colour[], grounds: readonly Colour[], least: number): ColourPair[] =>
  texts.flatMap((text) => grounds.map((on) => ({ text, on, least })));

const pale = ['white', 'ivory', 'haldi-50', 'haldi-100'] as const;

/**
 * Foreground and background pairs used on the screens. Text needs 4.5, large body text 7, icons and
 * borders 3.
 */
const pairs: readonly ColourPair[] = [
  ...each(['plum-950', 'plum-900', 'plum-700'], [...pale, 'haldi-200', 'sand', 'plum-100'], 7),
  ...each(['plum-950', 'plum-900'], ['haldi-300', 'haldi-400'], 7),
  ...each(['plum-950'], ['haldi-500'], 4.5),
  ...each(['plum-700'], ['haldi-300', 'haldi-400'], 4.5),
  ...each(['stone'], ['white', 'ivory', 'haldi-50'], 7),
  ...each(['stone'], ['haldi-100', 'haldi-200', 'sand'], 6),
  ...each(['stone'], ['plum-100', 'leaf-100', 'brick-100', 'rose-100'], 4.5),
  ...each(['plum-600'], [...pale, 'haldi-200', 'sand', 'plum-100'], 4.5),
  ...each(['plum-500'], [...pale, 'sand', 'plum-100'], 4.5),
  ...each(['haldi-800'], [...pale, 'haldi-200', 'sand'], 4.5),
  ...each(['white'], ['plum-950', 'plum-900', 'plum-700', 'plum-600'], 7),
  ...each(['ivory', 'sand', 'haldi-100', 'haldi-200'], ['plum-950', 'plum-900', 'plum-700'], 7),
  ...each(['haldi-300', 'haldi-400'], ['plum-950', 'plum-900'], 7),
  ...each(['haldi-500'], ['plum-950', 'plum-900'], 4.5),
  ...each(['rose-100'], ['plum-950', 'plum-900'], 7),
  ...each(['plum-950', 'plum-900'], ['leaf-100', 'brick-100', 'rose-100'], 7),
  ...each(['leaf-700', 'brick-700'], [...pale, 'sand'], 4.5),
  ...each(['leaf-600'], ['white', 'ivory'], 4.5),
  ...each(['brick-600'], ['white', 'ivory', 'haldi-50'], 4.5),
  ...each(['edge', 'rose-500'], ['white', 'ivory'], 3),
];

const colourIn = (palette: Palette, colour: Colour): HexColour =>
  colour in semanticColours
    ? semanticColours[colour as StatusColour]
    : palette[colour as ColourToken];

export const lowContrastPairs = (palette: Palette): ColourPair[] =>
  pairs.filter(
    ({ text, on, least }) => contrastRatio(colourIn(palette, text), colourIn(palette, on)) < least,
  );
