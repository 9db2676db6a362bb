import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bomb, jpeg, undecodable } from '../../../testing/test-pictures.ts';
import { lookAtImage, makeImage } from './images.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const userId = 'asha';

describe('threat 44: decoding is bounded', () => {
  // There are no pixels behind their heads: whoever decoded them would say that they cannot be read.
  test.each([
    ['too high', 1, 25_000_000, '12,000 pixels a side'],
    ['too wide', 12_001, 1, '12,000 pixels a side'],
    ['too many pixels', 5_001, 5_000, '25 megapixels'],
  ])('%s: refused by the head of the file, before anything is decoded', async (_, ...picture) => {
    const [width, height, reason] = picture;
    const bytes = undecodable(width, height);
    await expect(makeImage({ bytes, userId })).rejects.toThrow(reason);
    await expect(lookAtImage({ bytes, userId })).rejects.toThrow(reason);
  });

  test('a picture as high as is taken is decoded', async () => {
    await expect(makeImage({ bytes: undecodable(1, 12_000), userId })).rejects.toThrow('be read');
    const { large } = await makeImage({ bytes: await bomb(100, 12_000), userId });
    expect((await sharp(large).metadata()).height).toBe(2_400);
  });

  test('each decoding ends after seconds', async () => {
    const timeout = vi.spyOn(sharp.prototype, 'timeout');
    await makeImage({ bytes: await jpeg(), userId });
    expect(timeout.mock.calls).toEqual([[{ seconds: 5 }], [{ seconds: 5 }]]);
  });

  test('a flood of one account is refused from its end, and another account is served', async () => {
    const bytes = await jpeg(64, 64);
    const flood = Array.from({ length: 32 }, () => makeImage({ bytes, userId: 'flood' }));
    const settled = Promise.allSettled(flood);
    await expect(makeImage({ bytes, userId: 'flood' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await expect(makeImage({ bytes, userId })).resolves.toHaveProperty('hash');
    const states = (await settled).map(({ status }) => status);
    expect(states.indexOf('rejected')).toBe(31);
  });
});
