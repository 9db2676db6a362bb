import { paletteOf } from '@haldi/contract/brand/palette';
import { tokens } from '@haldi/contract/brand/tokens';

/** This window came with the colours as they were: from now on it wears these. */
export const showPalette = (choice: string): void => {
  const palette = paletteOf(choice);
  for (const token of tokens) {
    document.documentElement.style.setProperty(`--color-${token}`, palette[token]);
  }
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', palette['haldi-200']);
};
