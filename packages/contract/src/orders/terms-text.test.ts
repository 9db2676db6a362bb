import { expect, test } from 'vitest';
import type { Terms } from './agreed-terms.ts';
import { termsLines } from './terms-text.ts';

const terms: Terms = { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 };

test.each<[string, Partial<Terms>, string[]]>([
  [
    'the usual terms',
    {},
    [
      'Moving is free until 3 hours before the visit.',
      'Cancelling is free until 3 hours before the visit and while we have not confirmed, then ₹100. Nobody at home: ₹100.',
    ],
  ],
  [
    'one hour',
    { moveHours: 1, freeCancelHours: 1 },
    [
      'Moving is free until 1 hour before the visit.',
      'Cancelling is free until 1 hour before the visit and while we have not confirmed, then ₹100. Nobody at home: ₹100.',
    ],
  ],
  [
    'no hours, so the fee never falls due',
    { moveHours: 0, freeCancelHours: 0 },
    [
      'Moving is free until the visit begins.',
      'Cancelling is free until the visit begins. Nobody at home: ₹100.',
    ],
  ],
  [
    'fees of nothing',
    { lateCancelFee: 0, noShowFee: 0 },
    [
      'Moving is free until 3 hours before the visit.',
      'Cancelling is free until the visit begins. Nobody at home: free.',
    ],
  ],
  [
    'fees that differ',
    { moveHours: 24, freeCancelHours: 12, lateCancelFee: 1250, noShowFee: 2000 },
    [
      'Moving is free until 24 hours before the visit.',
      'Cancelling is free until 12 hours before the visit and while we have not confirmed, then ₹1,250. Nobody at home: ₹2,000.',
    ],
  ],
])('%s are told in two lines', (_name, given, lines) => {
  expect(termsLines({ ...terms, ...given })).toEqual(lines);
});
