import { expect, test } from 'vitest';
import { decodePushKey, isSamePushKey } from './push-key.ts';

test('a key is read from base64url', () => {
  expect([...decodePushKey('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});

test('a subscription of another key is known as such', () => {
  const key = decodePushKey('BEl6');
  expect(isSamePushKey(decodePushKey('BEl6').buffer, key)).toBe(true);
  expect(isSamePushKey(decodePushKey('BEl7').buffer, key)).toBe(false);
  expect(isSamePushKey(decodePushKey('BEl6AAAA').buffer, key)).toBe(false);
  expect(isSamePushKey(null, key)).toBe(true);
});
