import { describe, expect, test } from 'vitest';
import { imageAddress, imageSources, parseImageFile } from './image-address.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('addresses of pictures', () => {
  test('name the content and the width', () => {
    expect(imageAddress(hash)).toBe(`/api/images/${hash}-1200.webp`);
    expect(parseImageFile(`${hash}-480.webp`)).toEqual({ hash, width: 480 });
  });
  test.each([
    `${hash}-481.webp`,
    `${hash}-480.webp/..`,
    `../${hash}-480.webp`,
    `${hash}-480.js`,
    `${hash.toUpperCase()}-480.webp`,
    '',
  ])('%j names no picture', (file) => {
    expect(parseImageFile(file)).toBeUndefined();
  });
  test('an uploaded picture comes in two widths, any other in one', () => {
    expect(imageSources(imageAddress(hash))).toBe(
      `/api/images/${hash}-480.webp 480w, /api/images/${hash}-1200.webp 1200w`,
    );
    expect(imageSources('/pictures/blog/nail-care.svg')).toBeUndefined();
    expect(imageSources('javascript:alert(1)')).toBeUndefined();
  });
});
