import { expect, test } from 'vitest';
import type { Terms } from './agreed-terms.ts';
import { moveAndCancelTermsLines } from './move-and-cancel-terms-text.ts';

const terms: Terms = { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 };

test.each<[string, Partial<Terms>, string[]]>([
  [
    'the usual terms',
    {},
    [
      'Moving is free until 3 hours before the visit.',
      'Cancelling is free until 3 hours before the visit or until we confirm it, whichever is later, then ₹100. No-show fee: ₹100.',
    ],
  ],
  [
    'one hour',
    { moveHours: 1, freeCancelHours: 1 },
    [
      'Moving is free until 1 hour before the visit.',
      'Cancelling is free until 1 hour before the visit or until we confirm it, whichever is later, then ₹100. No-show fee: ₹100.',
    ],
  ],
  [
    'no hours, so the fee never falls due',
    { moveHours: 0, freeCancelHours: 0 },
    [
      'Moving is free until the visit starts.',
      'Cancelling is free until the visit starts. No-show fee: ₹100.',
    ],
  ],
  [
    'fees of nothing',
    { lateCancelFee: 0, noShowFee: 0 },
    [
      'Moving is free until 3 hours before the visit.',
      'Cancelling is free until the visit starts. No-show fee: none.',
    ],
  ],
  [
    'fees that differ',
    { moveHours: 24, freeCancelHours: 12, lateCancelFee: 1250, noShowFee: 2000 },
    [
      'Moving is free until 24 hours before the visit.',
      'Cancelling is free until 12 hours before the visit or until we confirm it, whichever is later, then ₹1,250. No-show fee: ₹2,000.',
    ],
  ],
])('%s in two lines', (_name, given, lines) => {
  expect(moveAndCancelTermsLines({ ...terms, ...given })).toEqual(lines);
});

test.each([
  [
    { amount: 500, minutes: 30, isKept: true },
    'Advance: ₹500, to be paid within 30 minutes of booking. If it is not paid in time, the booking is cancelled at no cost. If you cancel after paying it, it is not returned. If we cancel, it is returned.',
  ],
  [
    { amount: 1_250, minutes: 120, isKept: false },
    'Advance: ₹1,250, to be paid within 2 hours of booking. If it is not paid in time, the booking is cancelled at no cost. If you cancel, it is returned, less any cancellation fee. If we cancel, it is returned.',
  ],
])('an advance is a third line: %j', (advance, line) => {
  expect(moveAndCancelTermsLines({ ...terms, advance })[2]).toBe(line);
});

const start = new Date('2026-11-18T10:00:00Z');
const inTime = moveAndCancelTermsLines(terms);
const tooLate = [
  'This visit starts in less than 3 hours, so it cannot be moved online.',
  'Cancelling is free until we confirm the visit, then ₹100. No-show fee: ₹100.',
];
test.each([
  ['2026-11-18T07:00:00Z', inTime],
  ['2026-11-18T07:00:01Z', tooLate],
  ['2026-11-18T09:20:00Z', tooLate],
  ['2026-11-18T10:00:00Z', inTime],
])('a visit at 10:00, shown at %s', (now, lines) => {
  expect(moveAndCancelTermsLines(terms, { start, now: new Date(now) })).toEqual(lines);
});
