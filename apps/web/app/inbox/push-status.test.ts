import { describe, expect, test } from 'vitest';
import {
  isIosSafari,
  nextPushProgress,
  type PushProgress,
  type PushStatus,
  pushStatusOf,
} from './push-status.ts';

const capable = { isSupported: true, isIosSafari: false };

describe('the push status', () => {
  test.each<[string, Parameters<typeof pushStatusOf>, PushStatus]>([
    ['cannot', [{ isSupported: false, isIosSafari: false, permission: 'denied' }, true], 'none'],
    [
      'iPhone',
      [{ isSupported: false, isIosSafari: true, permission: 'denied' }, false],
      'home-screen',
    ],
    [
      'an iPhone’s home screen',
      [{ isSupported: true, isIosSafari: true, permission: 'default' }, false],
      'off',
    ],
    ['never asked', [{ ...capable, permission: 'default' }, false], 'off'],
    ['forbidden', [{ ...capable, permission: 'denied' }, false], 'blocked'],
    ['forbidden since', [{ ...capable, permission: 'denied' }, true], 'blocked'],
    ['allowed for something else', [{ ...capable, permission: 'granted' }, false], 'off'],
    ['allowed', [{ ...capable, permission: 'granted' }, true], 'on'],
    ['permission taken back', [{ ...capable, permission: 'default' }, true], 'off'],
  ])('%s', (_, given, expected) => {
    expect(pushStatusOf(...given)).toBe(expected);
  });
});

describe('the progress after a press', () => {
  const pressed = (status: PushStatus, isOnline = true) =>
    ({ type: 'pressed', status, isOnline }) as const;
  test.each<[PushProgress, Parameters<typeof nextPushProgress>[1], PushProgress]>([
    ['rest', pressed('off'), 'starting'],
    ['rest', pressed('on'), 'stopping'],
    ['rest', pressed('blocked'), 'starting'],
    ['rest', pressed('off', false), 'offline'],
    ['offline', pressed('off'), 'starting'],
    ['failed', pressed('off'), 'starting'],
    ['stop-failed', pressed('on'), 'stopping'],
    ['starting', pressed('off'), 'starting'],
    ['stopping', pressed('on'), 'stopping'],
    ['starting', { type: 'settled' }, 'rest'],
    ['stopping', { type: 'settled' }, 'rest'],
    ['starting', { type: 'failed' }, 'failed'],
    ['stopping', { type: 'failed' }, 'stop-failed'],
  ])('%s, then %o: %s', (progress, event, expected) => {
    expect(nextPushProgress(progress, event)).toBe(expected);
  });
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    false,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webkit} FxiOS/132.0 Mobile/15E148 Safari/605.1`,
    'iPhone',
    5,
    false,
  ],
  // In-app browser of WhatsApp: it cannot add to the home screen.
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webkit} Mobile/15E148`, 'iPhone', 5, false],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1`,
    'MacIntel',
    5,
    true,
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1`,
    'MacIntel',
    0,
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36', 'Linux armv8l', 5, false],
])('%s (%s, %i fingers): %s', (userAgent, platform, maxTouchPoints, expected) => {
  expect(isIosSafari({ userAgent, platform, maxTouchPoints })).toBe(expected);
});
