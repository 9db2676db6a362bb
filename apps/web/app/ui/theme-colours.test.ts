import { readFileSync } from 'node:fs';
import { semanticColours, turmericPalette } from '@haldi/contract/branding/colour-tokens';
import { expect, test } from 'vitest';

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** The contrast is checked in the palette tests, which include turmeric. */
test('the theme is turmeric, with the colours that every palette keeps', () => {
  const named = [...theme.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(
    ([, name, value]) => [name, value],
  );
  expect(Object.fromEntries(named)).toEqual({ ...turmericPalette, ...semanticColours });
});
