import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, lowContrastPairs } from './colour-contrast.ts';
import { luminance, toOklch } from './colour-conversion.ts';
import { colourTokens } from './colour-tokens.ts';
import { createRecolourMap, paletteCss, paletteFor, paletteNames } from './palette.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast follows WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('every colour pair of the screens is readable', () => {
  test.each(paletteNames)('in %s', (name) => {
    expect(lowContrastPairs(paletteFor(name))).toEqual([]);
  });

  test.each(['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080'])(
    'made from %s',
    (colour) => {
      expect(lowContrastPairs(paletteFor(colour))).toEqual([]);
    },
  );

  test('made from any colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(lowContrastPairs(paletteFor(colour))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('a palette keeps the hue of its colour', () => {
  const { hue } = toOklch(paletteFor('#0f766e')['plum-700']);
  expect(Math.abs(hue - toOklch('#0f766e').hue)).toBeLessThan(4);
});

test.each([...paletteNames, '#0f766e', '#000000'])(
  'drawings keep their luminance in %s',
  (choice) => {
    const drawing = { light: ['#fff4e0', '#f39a2d'], ink: ['#571845'], paper: ['#7da981'] };
    const dyed = createRecolourMap(choice, drawing);
    for (const [hex, other] of dyed) {
      expect(luminance(other), `${hex} ${other}`).toBeCloseTo(luminance(hex), 1.9);
      expect(other === hex, `${hex} ${other}`).toBe(choice === 'turmeric');
    }
    const line = dyed.get('#571845') ?? '';
    expect(contrastRatio(line, dyed.get('#7da981') ?? '')).toBeGreaterThan(3.5);
  },
);

test('there are six distinct palettes', () => {
  expect(new Set(paletteNames.map((name) => JSON.stringify(paletteFor(name)))).size).toBe(6);
});

test('the style sheet contains every colour, and is empty for turmeric', () => {
  expect(paletteCss('turmeric')).toBe('');
  expect(paletteCss('rose').match(/--color-[a-z0-9-]+:#[0-9a-f]{6}/g)).toHaveLength(
    colourTokens.length,
  );
  expect(paletteCss('</style><script>')).toBe('');
});
