import { describe, expect, test } from 'vitest';
import { imageSrcSet, imageUrl, parseImageFileName } from './uploaded-images.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('URLs of pictures', () => {
  test('name the content and the width', () => {
    expect(imageUrl(hash)).toBe(`/api/images/${hash}-1200.webp`);
    expect(parseImageFileName(`${hash}-480.webp`)).toEqual({ hash, width: 480 });
  });
  test.each([
    `${hash}-481.webp`,
    `${hash}-480.webp/..`,
    `../${hash}-480.webp`,
    `${hash}-480.js`,
    `${hash.toUpperCase()}-480.webp`,
    '',
  ])('%j names no picture', (file) => {
    expect(parseImageFileName(file)).toBeUndefined();
  });
  test('an uploaded picture comes in two widths, any other in one', () => {
    expect(imageSrcSet(imageUrl(hash))).toBe(
      `/api/images/${hash}-480.webp 480w, /api/images/${hash}-1200.webp 1200w`,
    );
    expect(imageSrcSet('/pictures/blog/nail-care.svg')).toBeUndefined();
    expect(imageSrcSet('javascript:alert(1)')).toBeUndefined();
  });
});
