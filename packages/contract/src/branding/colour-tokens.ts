/** `ui/theme.css` contains the same values. */
export const turmericPalette = {
  'haldi-50': '#fff9e5',
  'haldi-100': '#fff3c4',
  'haldi-200': '#ffe588',
  'haldi-300': '#ffd34d',
  'haldi-400': '#fbc02d',
  'haldi-500': '#e79e00',
  'haldi-800': '#7a4a00',
  'plum-950': '#240719',
  'plum-900': '#3a0f2d',
  'plum-700': '#571845',
  'plum-600': '#7a2560',
  'plum-500': '#9c3a7c',
  'plum-100': '#f6e9f1',
  ivory: '#fffdf7',
  sand: '#f2e8d5',
  edge: '#958775',
  stone: '#5b5149',
} as const;

export type ColourToken = keyof typeof turmericPalette;
export const colourTokens = Object.keys(turmericPalette) as ColourToken[];

/** Semantic colours shared by all palettes: success, danger, price. */
export const semanticColours = {
  white: '#ffffff',
  'rose-500': '#d94c73',
  'rose-100': '#fde8ec',
  'leaf-700': '#1f5f44',
  'leaf-600': '#2f7d5b',
  'leaf-100': '#e2f1e8',
  'brick-700': '#8e261d',
  'brick-600': '#b3362b',
  'brick-100': '#fbe7e3',
} as const;

export type StatusColour = keyof typeof semanticColours;

export type Palette = Record<ColourToken, string>;
