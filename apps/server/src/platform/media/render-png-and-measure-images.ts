import { isLightPicture } from '@haldi/contract/images/is-light-picture';
import { WorkQueue } from '../jobs/work-queue.ts';
import { loadSharpOnce } from './load-sharp.ts';

const queue = new WorkQueue({
  concurrency: 1,
  waiting: 60,
  fullMessage: 'Too many pictures are being created right now. Please try again.',
});

export type Size = { width: number; height: number };
/** Centred and as large as possible within this box. */
export type ImageOverlay = Size & { bytes: Buffer; left: number; top: number };

type Drawn = Size & {
  /** Must contain paths only. */
  svg: string;
  inlay?: ImageOverlay | undefined;
  /** Uses a colour palette, for a smaller file. */
  isFlat?: boolean;
};

const fitted = async (inlay: ImageOverlay) => {
  const sharp = await loadSharpOnce();
  const { data, info } = await sharp(inlay.bytes)
    .resize({ width: inlay.width, height: inlay.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(inlay.left + (inlay.width - info.width) / 2),
    top: Math.round(inlay.top + (inlay.height - info.height) / 2),
  };
};

export const renderPng = ({ svg, width, height, inlay, isFlat = false }: Drawn): Promise<Buffer> =>
  queue.run(async () => {
    const sharp = await loadSharpOnce();
    const drawing = sharp(Buffer.from(svg)).resize(width, height);
    const whole = inlay ? drawing.composite([await fitted(inlay)]) : drawing;
    return whole
      .png({ compressionLevel: 9, ...(isFlat && { palette: true, colours: 192, effort: 4 }) })
      .timeout({ seconds: 10 })
      .toBuffer();
  });

/** `isLight`: whether the opaque pixels are light. */
export const readImageSizeAndLightness = async (
  bytes: Buffer,
): Promise<Size & { isLight: boolean }> => {
  const sharp = await loadSharpOnce();
  const { width, height } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, isLight: isLightPicture(data) };
};
