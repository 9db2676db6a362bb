import { expect, test } from 'vitest';
import type { Address } from '../order-request.ts';
import { isComplete, isSameAddress } from './address.ts';

const home: Address = {
  street: '12 MG Road',
  apartmentNumber: 'B-4',
  town: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  latitude: null,
  longitude: null,
};

test('an address that lacks something cannot be used as it is', () => {
  expect(isComplete(home)).toBe(true);
  expect(isComplete({ ...home, apartmentNumber: '', state: '' })).toBe(true);
  expect(isComplete({ ...home, town: '' })).toBe(false);
  expect(isComplete({ ...home, pincode: '0123' })).toBe(false);
});

test('a newly known place is a change', () => {
  expect(isSameAddress(home, { ...home })).toBe(true);
  expect(isSameAddress(home, { ...home, latitude: 18.5 })).toBe(false);
});
