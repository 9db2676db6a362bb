import type { Palette } from '@haldi/contract/branding/tokens';

/** Whom the pictures are of. */
export type SalonBranding = {
  name: string;
  city: string;
  /** The name of the palette, or the colour it is made from. */
  choice: string;
  palette: Palette;
  stamp: string;
  logo?: { bytes: Buffer; stamp: string; width: number; height: number; isLight: boolean };
};
