import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createRateLimit, maxRateLimitWindows } from './rate-limit.ts';

const start = '2026-11-16T06:00:00Z';

describe('a rate limit', () => {
  test('limits calls per time window and key', () => {
    const clock = createTestClock(start);
    const limit = createRateLimit({ max: 2, windowMs: 60_000, clock });
    limit.take('asha');
    clock.advance(45_000);
    limit.take('asha');
    expect(limit.secondsUntilFree('asha')).toBe(15);
    expect(() => limit.take('asha')).toThrow('Please try again in 15 seconds.');
    expect(limit.secondsUntilFree('priya')).toBe(0);
    limit.refund('asha');
    expect(limit.secondsUntilFree('asha')).toBe(0);
    clock.advance(15_000);
    for (const _ of [1, 2]) limit.take('asha');
    expect(limit.secondsUntilFree('asha')).toBe(60);
  });

  test('a flood of keys evicts the oldest', () => {
    const limit = createRateLimit({ max: 1, windowMs: 60_000, clock: createTestClock(start) });
    limit.take('first');
    limit.take('second');
    for (let other = 2; other < maxRateLimitWindows; other += 1) limit.take(`other ${other}`);
    expect(limit.secondsUntilFree('first')).toBe(60);
    limit.take('one too many');
    expect(limit.secondsUntilFree('first')).toBe(0);
    expect(limit.secondsUntilFree('second')).toBe(60);
  });
});
