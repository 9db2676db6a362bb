import { expect, test } from 'vitest';
import {
  Address,
  emptyAddress,
  fillMissingAddressFields,
  hasCoordinates,
  isSameAddress,
  pickAddress,
} from './address.ts';
import { AddressInput } from './address-input.ts';

const home: Address = {
  ...emptyAddress,
  street: '12 MG Road',
  apartmentNumber: 'B-4',
  town: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

test('the schema, the empty address and the input have the same fields', () => {
  expect(Address.parse(emptyAddress)).toEqual(emptyAddress);
  expect(Object.keys(AddressInput.shape)).toEqual(Object.keys(emptyAddress));
});

test('an incomplete address is invalid', () => {
  const isComplete = (address: Address): boolean => AddressInput.safeParse(address).success;
  expect(isComplete(home)).toBe(true);
  expect(isComplete({ ...home, apartmentNumber: '', state: '' })).toBe(true);
  expect(isComplete({ ...home, town: '' })).toBe(false);
  expect(isComplete({ ...home, pincode: '0123' })).toBe(false);
});

test('absent fields become empty, other properties are dropped', () => {
  const { street, town, pincode } = home;
  expect(fillMissingAddressFields({ street, town, pincode })).toEqual({
    ...emptyAddress,
    street,
    town,
    pincode,
  });
  expect(pickAddress({ ...home, label: 'Mother' })).toEqual(home);
});

test('new coordinates are a change', () => {
  expect(isSameAddress(home, { ...home })).toBe(true);
  expect(isSameAddress(home, { ...home, latitude: 18.5 })).toBe(false);
  expect([hasCoordinates(home), hasCoordinates({ latitude: 0, longitude: 0 })]).toEqual([
    false,
    true,
  ]);
});
