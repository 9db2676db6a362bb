import { createHash } from 'node:crypto';
import { imageLimits, imageWidths } from '@haldi/contract/images/uploaded-images';
import { formatCount } from '@haldi/contract/kit/money';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '../http/app-error.ts';
import { WorkQueue } from '../jobs/work-queue.ts';
import type { NewImage } from './image-store.ts';
import { loadSharpOnce } from './load-sharp.ts';

const queue = new WorkQueue({
  concurrency: 2,
  waiting: 30,
  fullMessage: 'Too many pictures are being uploaded right now. Please try again.',
});

const startsWith = (bytes: Buffer, at: number, ...values: number[]): boolean =>
  values.every((value, index) => bytes[at + index] === value);

const isJpeg = (bytes: Buffer): boolean => startsWith(bytes, 0, 0xff, 0xd8, 0xff);
const isPng = (bytes: Buffer): boolean =>
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const refuse = (field: string, reason: string): AppError =>
  new AppError('INVALID_INPUT', reason, { fields: { [field]: reason } });

const wrongKind = 'Choose a JPEG, PNG or WebP picture.';
const unreadable = 'This picture cannot be read. Please choose another one.';
const tooManyPixels = `This picture is too large. Choose one of at most ${imageLimits.pixels / 1_000_000} megapixels.`;
const tooLong = `This picture is too large. Choose one of at most ${formatCount(imageLimits.side)} pixels a side.`;
const tooSlow = 'This picture takes too long to process. Please choose another one.';

const options: SharpOptions = {
  limitInputPixels: imageLimits.pixels,
  failOn: 'error',
  autoOrient: true,
};

const maxDecodingSeconds = 5;

/** Reads only the header: pictures that are too large are rejected before decoding. */
const open = async (bytes: Buffer, field: string): Promise<Sharp> => {
  const sharp = await loadSharpOnce();
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(field, unreadable);
    });
  if (Math.max(width, height) > imageLimits.side) throw refuse(field, tooLong);
  if (width * height > imageLimits.pixels) throw refuse(field, tooManyPixels);
  return sharp(bytes, options);
};

/** Re-encoding drops all metadata, such as the location. */
const shrink = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: maxDecodingSeconds })
    .toBuffer();

const make = async (picture: Sharp): Promise<NewImage> => {
  const [smallWidth, largeWidth] = imageWidths;
  const small = await shrink(picture.clone(), smallWidth);
  const large = await shrink(picture.clone(), largeWidth);
  const hash = createHash('sha256').update(small).update(large).digest('hex').slice(0, 32);
  return { hash, small, large };
};

const bytesOf = (upload: Uint8Array, field: string): Buffer => {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) throw refuse(field, wrongKind);
  return bytes;
};

type Upload = {
  bytes: Uint8Array;
  userId: string;
  field?: string;
};

/** Checks the file without decoding it. */
export const checkUploadedImage = async ({
  bytes,
  userId,
  field = 'image',
}: Upload): Promise<void> => {
  const checked = bytesOf(bytes, field);
  await queue.run(() => open(checked, field), userId);
};

export const encodeUploadedImage = async ({
  bytes,
  userId,
  field = 'image',
}: Upload): Promise<NewImage> => {
  const checked = bytesOf(bytes, field);
  return queue.run(async () => {
    const picture = await open(checked, field);
    return make(picture).catch((error: unknown) => {
      const isTooSlow = error instanceof Error && error.message.includes('timeout');
      throw refuse(field, isTooSlow ? tooSlow : unreadable);
    });
  }, userId);
};
