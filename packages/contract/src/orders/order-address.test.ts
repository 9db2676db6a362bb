import { expect, test } from 'vitest';
import { emptyAddress } from '../accounts/addresses/address.ts';
import {
  fromOrderAddress,
  OrderAddressInput,
  toOrderAddress,
  toOrderAddressInput,
} from './order-address.ts';

const home = { ...emptyAddress, street: '12 MG Road', town: 'Pune', pincode: '411001' };

test('the town becomes the city, and an unknown location is 0 and 0', () => {
  const ordered = toOrderAddress(home);
  expect(ordered).toMatchObject({ city: 'Pune', latitude: 0, longitude: 0 });
  expect(ordered).not.toHaveProperty('town');
  expect(fromOrderAddress(ordered)).toEqual(home);
  const located = { ...home, latitude: 18.5, longitude: 0 };
  expect(fromOrderAddress(toOrderAddress(located))).toEqual(located);
});

test('the address of the specification’s payload is complete', () => {
  const { street, city, pincode } = toOrderAddress(home);
  expect(fromOrderAddress(OrderAddressInput.parse({ street, city, pincode }))).toEqual(home);
});

test('a saved address is sent without its label', () => {
  const saved = { ...home, _id: '7', label: 'Mother', recipient: null };
  expect(toOrderAddressInput(saved)).toEqual(toOrderAddressInput(home));
});
