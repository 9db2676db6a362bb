import type { Palette } from '@haldi/contract/branding/colour-tokens';

export type SalonBranding = {
  name: string;
  city: string;
  /** Name of the palette, or the colour it is derived from. */
  choice: string;
  palette: Palette;
  stamp: string;
  logo?: { bytes: Buffer; stamp: string; width: number; height: number; isLight: boolean };
};
