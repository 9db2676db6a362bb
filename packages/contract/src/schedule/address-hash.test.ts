import { expect, test } from 'vitest';
import { addressHashPattern, hashAddress } from './address-hash.ts';

const home = { street: '12 MG Road', apartmentNumber: 'B-204', pincode: '411001' };

test.each([
  ['unchanged', home],
  ['other case', { ...home, street: '12 mg ROAD' }],
  ['extra spaces', { ...home, street: ' 12  MG Road ', apartmentNumber: 'B-204 ' }],
])('the same hash: %s', (_, address) => {
  expect(hashAddress(address)).toBe(hashAddress(home));
  expect(hashAddress(address)).toMatch(addressHashPattern);
});

test.each([
  ['another flat', { ...home, apartmentNumber: 'B-205' }],
  ['no flat', { ...home, apartmentNumber: '' }],
  ['another street', { ...home, street: '13 MG Road' }],
  ['another pincode', { ...home, pincode: '411014' }],
  ['parts that join to the same text', { ...home, apartmentNumber: 'B-20', street: '412 MG Road' }],
])('another hash: %s', (_, address) => {
  expect(hashAddress(address)).not.toBe(hashAddress(home));
});

test('thousands of addresses have different, unreadable hashes', () => {
  const doors = Array.from({ length: 20_000 }, (_, n) =>
    hashAddress({ ...home, street: `${n} MG Road` }),
  );
  expect(new Set(doors).size).toBe(doors.length);
  expect(hashAddress(home)).not.toContain('mg');
});
