import { expect, test } from 'vitest';
import { noAddress } from './addresses/address.ts';
import { type GivenAddress, isBegun, readGivenAddress } from './given-address.ts';

const given: GivenAddress = {
  ...noAddress,
  street: 'Paud Road',
  apartmentNumber: '',
  town: 'Pune',
  state: '',
  pincode: '41103',
  latitude: null,
  longitude: null,
  label: '',
  isChosen: true,
};

test('half an address comes back as it was typed', () => {
  expect(readGivenAddress(JSON.stringify(given))).toEqual(given);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"Paud Road"',
  JSON.stringify({ ...given, ...noAddress, street: 7 }),
])('%j is nothing given', (saved) => expect(readGivenAddress(saved)).toBeNull());

test('town and pincode alone are no address yet', () => {
  expect(isBegun(given)).toBe(true);
  expect(isBegun({ ...given, street: ' ' })).toBe(false);
  expect(isBegun({ ...given, street: '', apartmentNumber: 'B-204' })).toBe(true);
});
