import type { Palette } from '@haldi/contract/branding/colour-tokens';
import type { FontStyle } from './document-fonts.ts';
import type { TextStyle } from './sheet.ts';

export type DocumentLook = {
  palette: Palette;
  /** A PNG or JPEG. */
  logo: { bytes: Buffer; width: number; height: number } | null;
};

export type Inks = Record<'ink' | 'title' | 'quiet' | 'line' | 'accent', string>;

export const inksOf = ({ palette }: DocumentLook): Inks => ({
  ink: palette['plum-950'],
  title: palette['plum-900'],
  quiet: palette.stone,
  line: palette.sand,
  accent: palette['haldi-500'],
});

export const textStyle = (style: FontStyle, size: number, colour: string): TextStyle => ({
  ...{ style, size, colour },
});

/** The largest size inside a box, without enlarging. */
export const fitPicture = (
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};
