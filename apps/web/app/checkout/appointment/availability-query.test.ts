import { hashAddress } from '@haldi/contract/schedule/address-hash';
import { listBookingSlots } from '@haldi/contract/schedule/endpoints';
import { expect, test } from 'vitest';
import { toVisitDraft, withoutRequestedBeautician } from '../visit-draft.ts';
import { toAvailabilityQuery } from './queries.ts';

const item = (id: string, quantity: number) => ({
  id,
  _id: id,
  name: id,
  price: 100,
  image: '/a.svg',
  quantity,
});
const items = [item('facial-gold', 2), item('threading-eyebrow', 1)];
const services = 'facial-gold:2,threading-eyebrow';

test.each([
  ['a visitor', null, {}],
  ['no address on file', { pincode: '', latitude: null, longitude: null }, {}],
  ['a pincode', { pincode: '411038', latitude: null, longitude: null }, { pincode: '411038' }],
  ['no real place', { pincode: '411038', latitude: null, longitude: null }, { pincode: '411038' }],
  [
    'a place beside the equator',
    { pincode: '411038', latitude: 1e-7, longitude: -73.8077 },
    { pincode: '411038', latitude: '0.000000', longitude: '-73.807700' },
  ],
])('%s: sends what is known', (_, place, sent) => {
  const query = toAvailabilityQuery(toVisitDraft(items, place));
  expect(query).toEqual({ services, ...sent });
  expect(listBookingSlots.query.safeParse({ date: '2026-12-01', ...query }).success).toBe(true);
});

test('sends a complete address without the name of the customer', () => {
  const home = {
    street: 'Paud Road',
    apartmentNumber: 'B-204',
    town: 'Pune',
    pincode: '411038',
    latitude: null,
    longitude: null,
  };
  const { door, ...rest } = { door: undefined, ...toAvailabilityQuery(toVisitDraft(items, home)) };
  expect(door).toBe(hashAddress(home));
  expect(rest).toEqual({ services, pincode: '411038' });
  expect(toVisitDraft(items, { ...home, street: '' }).place).not.toHaveProperty('door');
  expect(JSON.stringify(toVisitDraft(items, home))).not.toMatch(/Paud|B-204|Pune/);
});

test('sends the requested beautician, if there is one', () => {
  const requested = toVisitDraft([], null, { _id: '7' });
  expect(toAvailabilityQuery(requested)).toMatchObject({ beautician: '7' });
  expect(toAvailabilityQuery(withoutRequestedBeautician(requested))).not.toHaveProperty(
    'beautician',
  );
  expect(toAvailabilityQuery(toVisitDraft([], null))).not.toHaveProperty('beautician');
});
