import { expect, test } from 'vitest';
import { emptyAddress } from './addresses/address.ts';
import {
  hasStartedAddress,
  parseVisitAddressDraft,
  type VisitAddressDraft,
} from './visit-address-draft.ts';

const given: VisitAddressDraft = {
  ...emptyAddress,
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
  expect(parseVisitAddressDraft(JSON.stringify(given))).toEqual(given);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"Paud Road"',
  JSON.stringify({ ...given, ...emptyAddress, street: 7 }),
])('%j is nothing given', (saved) => expect(parseVisitAddressDraft(saved)).toBeNull());

test('town and pincode alone are no address yet', () => {
  expect(hasStartedAddress(given)).toBe(true);
  expect(hasStartedAddress({ ...given, street: ' ' })).toBe(false);
  expect(hasStartedAddress({ ...given, street: '', apartmentNumber: 'B-204' })).toBe(true);
});
