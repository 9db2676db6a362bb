import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { toOrderAddress } from '@haldi/contract/orders/order-address';
import { expect, test } from 'vitest';
import { orderAddressMapLink } from './order-address-map-link.ts';

const address = {
  ...toOrderAddress(emptyAddress),
  street: 'Paud Road, Kothrud',
  apartmentNumber: 'B-204',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411038',
  latitude: 0,
  longitude: 0,
};
const shownBy = (link: string) => new URL(link).searchParams.get('query');

test('the map link omits the flat', () => {
  expect(shownBy(orderAddressMapLink(address))).toBe(
    'Paud Road, Kothrud, Pune, Maharashtra 411038',
  );
  const bare = { ...address, street: '', state: '' };
  expect(shownBy(orderAddressMapLink(bare))).toBe('Pune 411038');
});

test('the map link uses known coordinates', () => {
  const pinned = { ...address, latitude: 18.5074, longitude: 73.8077 };
  expect(shownBy(orderAddressMapLink(pinned))).toBe('18.5074,73.8077');
});
