import { expect, test } from 'vitest';
import { decodePushKey, isSamePushKey } from './browser-push.ts';

test('decodes a base64url key', () => {
  expect([...decodePushKey('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});

test('detects a subscription with another key', () => {
  const key = decodePushKey('BEl6');
  expect(isSamePushKey(decodePushKey('BEl6').buffer, key)).toBe(true);
  expect(isSamePushKey(decodePushKey('BEl7').buffer, key)).toBe(false);
  expect(isSamePushKey(decodePushKey('BEl6AAAA').buffer, key)).toBe(false);
  expect(isSamePushKey(null, key)).toBe(true);
});
