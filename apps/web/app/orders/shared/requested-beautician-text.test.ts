import { expect, test } from 'vitest';
import { requestedBeauticianText } from './requested-beautician-text.ts';

test.each([
  [null, 'Meena', 'pending', undefined],
  ['Anjali', 'none', 'pending', 'You requested Anjali.'],
  ['Anjali', 'Anjali', 'confirmed', 'You requested Anjali.'],
  [
    'Anjali',
    'Meena',
    'confirmed',
    'You requested Anjali. Anjali is not available. Meena will come instead.',
  ],
  ['Anjali', 'Meena', 'completed', 'You requested Anjali.'],
] as const)('asked for %s, %s comes, %s', (askedFor, beautician, status, text) => {
  expect(requestedBeauticianText({ askedFor, beautician, status })).toBe(text);
});
