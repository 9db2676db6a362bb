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

test('an incomplete address is restored as typed', () => {
  expect(parseVisitAddressDraft(JSON.stringify(given))).toEqual(given);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"Paud Road"',
  JSON.stringify({ ...given, ...emptyAddress, street: 7 }),
])('%j is no draft', (saved) => expect(parseVisitAddressDraft(saved)).toBeNull());

test('town and pincode alone are no address yet', () => {
  expect(hasStartedAddress(given)).toBe(true);
  expect(hasStartedAddress({ ...given, street: ' ' })).toBe(false);
  expect(hasStartedAddress({ ...given, street: '', apartmentNumber: 'B-204' })).toBe(true);
});
