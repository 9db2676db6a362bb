import { createHash } from 'node:crypto';
import { imageLimits, imageWidths } from '@haldi/contract/images/image-address';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '../http/app-error.ts';
import { WorkQueue } from '../jobs/work-queue.ts';
import type { NewImage } from './image-store.ts';

/** Loaded with the first upload: most days of most salons need none of it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Only what the magic bytes let through can be decoded at all, whatever a file pretends to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  sharp.cache(false);
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

const queue = new WorkQueue({
  atOnce: 2,
  waiting: 30,
  whenFull: 'Many pictures are being sent just now. Please try again.',
});

const startsWith = (bytes: Buffer, at: number, ...values: number[]): boolean =>
  values.every((value, place) => bytes[at + place] === value);

const isJpeg = (bytes: Buffer): boolean => startsWith(bytes, 0, 0xff, 0xd8, 0xff);
const isPng = (bytes: Buffer): boolean =>
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const refuse = (reason: string): AppError =>
  new AppError('INVALID_INPUT', reason, { fields: { image: reason } });

const wrongKind = 'Choose a JPEG, PNG or WebP picture.';
const unreadable = 'This picture cannot be read. Please choose another one.';
const tooManyPixels = 'This picture is too large. Choose one of at most 25 megapixels.';

const options: SharpOptions = {
  limitInputPixels: imageLimits.pixels,
  failOn: 'error',
  autoOrient: true,
};

const decode = async (bytes: Buffer): Promise<() => Sharp> => {
  loaded ??= loadSharp();
  const sharp = await loaded;
  return () => sharp(bytes, options);
};

/** Drawn afresh: whatever else the file held, where it was taken included, stays behind. */
const shrink = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 10 })
    .toBuffer();

const make = async (decoded: () => Sharp): Promise<NewImage> => {
  const [smallWidth, largeWidth] = imageWidths;
  const small = await shrink(decoded(), smallWidth);
  const large = await shrink(decoded(), largeWidth);
  const hash = createHash('sha256').update(small).update(large).digest('hex').slice(0, 32);
  return { hash, small, large };
};

const bytesOf = (upload: Uint8Array): Buffer => {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) throw refuse(wrongKind);
  return bytes;
};

/** Refuses what can be seen to be no picture of ours without decoding it. */
export const lookAtImage = async (upload: Uint8Array): Promise<void> => {
  const bytes = bytesOf(upload);
  const { width, height } = await queue.run(async () => {
    const decoded = await decode(bytes);
    return decoded()
      .metadata()
      .catch((error: unknown) => {
        const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
        throw refuse(isTooLarge ? tooManyPixels : unreadable);
      });
  });
  if (width * height > imageLimits.pixels) throw refuse(tooManyPixels);
};

/** Turns an upload into a picture of ours, or refuses it with a reason. */
export const makeImage = async (upload: Uint8Array): Promise<NewImage> => {
  const bytes = bytesOf(upload);
  return queue.run(async () => {
    const decoded = await decode(bytes);
    try {
      return await make(decoded);
    } catch (error) {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw refuse(isTooLarge ? tooManyPixels : unreadable);
    }
  });
};
