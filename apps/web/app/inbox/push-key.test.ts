import { expect, test } from 'vitest';
import { bytesOf, isSameKey } from './push-key.ts';

test('a key is read from base64url', () => {
  expect([...bytesOf('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});

test('a subscription of another key is known as such', () => {
  const key = bytesOf('BEl6');
  expect(isSameKey(bytesOf('BEl6').buffer, key)).toBe(true);
  expect(isSameKey(bytesOf('BEl7').buffer, key)).toBe(false);
  expect(isSameKey(bytesOf('BEl6AAAA').buffer, key)).toBe(false);
  expect(isSameKey(null, key)).toBe(true);
});
