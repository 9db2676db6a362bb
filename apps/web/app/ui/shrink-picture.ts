import { imageLimits, imageTypes } from '@haldi/contract/images/uploaded-images';

/** Wider than any picture is displayed. */
const maxSide = 1600;
/** Smaller files are sent as they are. */
const minBytesToShrink = 400_000;

export type PictureProblem = 'kind' | 'unreadable' | 'size';
export type Picture = { file: Blob; problem?: undefined } | { problem: PictureProblem };

const draw = (bitmap: ImageBitmap, isTransparent: boolean): HTMLCanvasElement => {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // JPEG has no transparency; without this, transparent parts become black.
  if (!isTransparent) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toFile = (canvas: HTMLCanvasElement, isTransparent: boolean): Promise<Blob | null> =>
  new Promise((resolve) =>
    canvas.toBlob(resolve, isTransparent ? 'image/webp' : 'image/jpeg', 0.86),
  );

/** Saves upload time on slow connections. Files that the browser cannot decode are rejected. */
export const shrinkPicture = async (file: File, keepsTransparency = false): Promise<Picture> => {
  if (!imageTypes.some((type) => type === file.type)) return { problem: 'kind' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { problem: 'unreadable' };
  }
  const smaller =
    file.size > minBytesToShrink
      ? await toFile(draw(bitmap, keepsTransparency), keepsTransparency)
      : null;
  bitmap.close();
  const chosen = smaller && smaller.size < file.size ? smaller : file;
  return chosen.size > imageLimits.bytes ? { problem: 'size' } : { file: chosen };
};
