import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

const colour = (name: string): string => {
  const found = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`).exec(theme)?.[1];
  if (!found) throw new Error(`The theme has no colour ${name}`);
  return found;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
};

const surfaces = ['white', 'ivory', 'haldi-50', 'sand'];

describe('contrast of the theme', () => {
  test.each(
    ['plum-950', 'plum-900', 'plum-700', 'stone'].flatMap((text) =>
      [...surfaces, 'haldi-100', 'haldi-200'].map((surface) => [text, surface] as const),
    ),
  )('body text %s on %s is AAA', (text, surface) => {
    const wanted = text === 'stone' && ['sand', 'haldi-100', 'haldi-200'].includes(surface) ? 6 : 7;
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(wanted);
  });
  test.each([
    ['white', 'plum-700'],
    ['white', 'plum-600'],
    ['haldi-200', 'plum-900'],
    ['sand', 'plum-900'],
    ['plum-950', 'haldi-300'],
    ['plum-950', 'haldi-400'],
  ])('%s on %s is AAA', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });
  test.each([
    ['plum-600', 'plum-100'],
    ['leaf-700', 'leaf-100'],
    ['leaf-600', 'white'],
    ['leaf-600', 'ivory'],
    ['brick-700', 'brick-100'],
    ['brick-600', 'white'],
    ['brick-600', 'ivory'],
    ['haldi-800', 'haldi-100'],
    ['white', 'brick-600'],
    ['white', 'leaf-600'],
  ])('small text %s on %s is AA', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(
    ['edge', 'plum-500', 'rose-500'].flatMap((mark) =>
      ['white', 'ivory'].map((surface) => [mark, surface] as const),
    ),
  )('edge or sign %s stands out on %s', (mark, surface) => {
    expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3);
  });
});
