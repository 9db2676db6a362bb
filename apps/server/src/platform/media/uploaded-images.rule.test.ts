import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decompressionBomb, jpeg, undecodable } from '../../../testing/test-pictures.ts';
import { checkUploadedImage, encodeUploadedImage } from './uploaded-images.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const userId = 'asha';

describe('threat 44: decoding is limited', () => {
  // The files have no pixel data: decoding them would fail with another message.
  test.each([
    ['too high', 1, 25_000_000, '12,000 pixels a side'],
    ['too wide', 12_001, 1, '12,000 pixels a side'],
    ['too many pixels', 5_001, 5_000, '25 megapixels'],
  ])('%s: rejected by the header, before decoding', async (_, ...picture) => {
    const [width, height, reason] = picture;
    const bytes = undecodable(width, height);
    await expect(encodeUploadedImage({ bytes, userId })).rejects.toThrow(reason);
    await expect(checkUploadedImage({ bytes, userId })).rejects.toThrow(reason);
  });

  test('a picture of the maximum height is decoded', async () => {
    await expect(encodeUploadedImage({ bytes: undecodable(1, 12_000), userId })).rejects.toThrow(
      'be read',
    );
    const { large } = await encodeUploadedImage({
      bytes: await decompressionBomb(100, 12_000),
      userId,
    });
    expect((await sharp(large).metadata()).height).toBe(2_400);
  });

  test('each decoding has a timeout', async () => {
    const timeout = vi.spyOn(sharp.prototype, 'timeout');
    await encodeUploadedImage({ bytes: await jpeg(), userId });
    expect(timeout.mock.calls).toEqual([[{ seconds: 5 }], [{ seconds: 5 }]]);
  });

  test('a flood from one account loses its last jobs, and another account is served', async () => {
    const bytes = await jpeg(64, 64);
    const flood = Array.from({ length: 32 }, () => encodeUploadedImage({ bytes, userId: 'flood' }));
    const settled = Promise.allSettled(flood);
    await expect(encodeUploadedImage({ bytes, userId: 'flood' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await expect(encodeUploadedImage({ bytes, userId })).resolves.toHaveProperty('hash');
    const states = (await settled).map(({ status }) => status);
    expect(states.indexOf('rejected')).toBe(31);
  });
});
