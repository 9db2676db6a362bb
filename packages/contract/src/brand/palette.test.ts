import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luminance, seen } from './colour.ts';
import { contrast, poorPairs } from './contrast.ts';
import { dyedColours, paletteCss, paletteNames, paletteOf } from './palette.ts';
import { tokens } from './tokens.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('every pair that the screens use can be read', () => {
  test.each(paletteNames)('in %s', (name) => {
    expect(poorPairs(paletteOf(name))).toEqual([]);
  });

  test.each(['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080'])(
    'made from %s',
    (colour) => {
      expect(poorPairs(paletteOf(colour))).toEqual([]);
    },
  );

  test('made from any colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(poorPairs(paletteOf(colour))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('a palette is of the colour it was made from', () => {
  const { hue } = seen(paletteOf('#0f766e')['plum-700']);
  expect(Math.abs(hue - seen('#0f766e').hue)).toBeLessThan(4);
});

test.each([...paletteNames, '#0f766e', '#000000'])(
  'colours of drawings are as bright in %s as in turmeric',
  (choice) => {
    const drawing = { light: ['#fff4e0', '#f39a2d'], ink: ['#571845'], paper: ['#7da981'] };
    const dyed = dyedColours(choice, drawing);
    for (const [hex, other] of dyed) {
      expect(luminance(other), `${hex} ${other}`).toBeCloseTo(luminance(hex), 1.9);
      expect(other === hex, `${hex} ${other}`).toBe(choice === 'turmeric');
    }
    const line = dyed.get('#571845') ?? '';
    expect(contrast(line, dyed.get('#7da981') ?? '')).toBeGreaterThan(3.5);
  },
);

test('the six are six', () => {
  expect(new Set(paletteNames.map((name) => JSON.stringify(paletteOf(name)))).size).toBe(6);
});

test('the style sheet holds every colour, and of turmeric nothing', () => {
  expect(paletteCss('turmeric')).toBe('');
  expect(paletteCss('rose').match(/--color-[a-z0-9-]+:#[0-9a-f]{6}/g)).toHaveLength(tokens.length);
  expect(paletteCss('</style><script>')).toBe('');
});
