import { expect, test } from 'vitest';
import { emptyAddress } from '../accounts/addresses/address.ts';
import { toOrderAddress } from '../orders/order-address.ts';
import { findPreviousVisitAddress } from './previous-visit-address.ts';

const own = {
  ...emptyAddress,
  street: 'Paud Road',
  apartmentNumber: 'B-204',
  town: 'Pune',
  pincode: '411038',
};
const saved = (label: string, street: string, name?: string) => ({
  ...emptyAddress,
  ...{ _id: label, label, street, apartmentNumber: '', town: 'Pune', state: '' },
  ...{ pincode: '411004', latitude: null, longitude: null },
  recipient: name ? { name, phone: '9822012345' } : null,
});
const ordered = (street: string, apartmentNumber: string, pincode: string, name?: string) => ({
  address: {
    ...toOrderAddress(emptyAddress),
    ...{ street, apartmentNumber, city: 'Pune', pincode },
  },
  recipient: name ? { name, phone: '9822012345' } : null,
});
const mother = saved('Mother', 'Law College Road', 'Sunita');
const aunt = saved('Aunt', 'Law College Road', 'Lata');

test('finds the address of the previous order', () => {
  const where = (order: Parameters<typeof findPreviousVisitAddress>[0]) =>
    findPreviousVisitAddress(order, own, [mother, aunt]);
  expect(where(ordered('Paud Road', 'B-204', '411038'))).toEqual({ kind: 'own' });
  expect(where(ordered('Law College Road', '', '411004', 'Lata'))).toEqual({
    kind: 'saved',
    saved: aunt,
  });
  expect(where(ordered('Law College Road', '', '411004'))).toEqual({
    kind: 'saved',
    saved: mother,
  });
  // Another flat in the same street is another address.
  expect(where(ordered('Law College Road', '7', '411004'))).toEqual({ kind: 'other' });
  expect(where(ordered('Baner Road', '', '411045'))).toEqual({ kind: 'other' });
});
