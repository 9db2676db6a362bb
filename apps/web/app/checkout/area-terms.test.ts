import type { ServedArea } from '@haldi/contract/areas/schema';
import type { CartItem } from '@haldi/contract/checkout/cart';
import { describe, expect, test } from 'vitest';
import {
  type AreaTerms,
  areaTermsForPincode,
  isAreaServed,
  settingsWithVisitingCharge,
} from './area-terms.ts';

const areaWith = (change: Partial<ServedArea>): ServedArea => ({
  _id: '1',
  name: 'Kothrud',
  pincodes: ['411038'],
  visitingCharge: 100,
  minimumOrder: 0,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  ...change,
});
const kothrud = areaWith({});
const baner = areaWith({
  _id: '2',
  name: 'Baner',
  pincodes: ['411045'],
  visitingCharge: 150,
  minimumOrder: 500,
});
const settings = { visitingCharge: 100, areas: [kothrud, baner] };
const cartOf = (price: number, quantity = 1): CartItem[] => [
  { _id: 'a', id: 'a', name: 'A', price, quantity, image: '' },
];

describe('terms at a pincode', () => {
  test.each<[string | undefined, AreaTerms['reach'], string | undefined, number]>([
    ['411038', 'served', 'Kothrud', 100],
    ['411045', 'served', 'Baner', 150],
    ['999999', 'outside', undefined, 100],
    ['', 'unknown', undefined, 100],
    ['4110', 'unknown', undefined, 100],
    [undefined, 'unknown', undefined, 100],
  ])('%s is %s', (pincode, reach, name, charge) => {
    const terms = areaTermsForPincode(pincode, cartOf(900), settings);
    expect(terms).toMatchObject({ reach, visitingCharge: charge, missing: 0 });
    expect(terms.area?.name).toBe(name);
    expect(isAreaServed(terms)).toBe(reach === 'served');
  });

  test.each(['411038', '999999', ''])('without areas "%s" has no special terms', (pincode) => {
    const terms = areaTermsForPincode(pincode, cartOf(1), { visitingCharge: 100, areas: [] });
    expect(terms).toMatchObject({ reach: 'everywhere', visitingCharge: 100, missing: 0 });
    expect(terms.mayDiffer).toBe(false);
    expect(isAreaServed(terms)).toBe(true);
  });

  test.each<[number, number, number]>([
    [499, 1, 1],
    [500, 1, 0],
    [501, 1, 0],
    [250, 2, 0],
    [249, 2, 2],
  ])('services for %i x %i rupees are %i below the minimum order', (price, quantity, missing) => {
    expect(areaTermsForPincode('411045', cartOf(price, quantity), settings).missing).toBe(missing);
  });

  test('an empty cart is not below the minimum order', () => {
    expect(areaTermsForPincode('411045', [], settings).missing).toBe(0);
  });
});

test('the charge may differ only while the pincode is unknown and the areas differ', () => {
  const same = { visitingCharge: 100, areas: [kothrud] };
  expect(areaTermsForPincode('', [], settings).mayDiffer).toBe(true);
  expect(areaTermsForPincode('', [], same).mayDiffer).toBe(false);
  expect(areaTermsForPincode('411038', [], settings).mayDiffer).toBe(false);
});

test('sets the charge returned by the server for the area, or for all addresses', () => {
  expect(settingsWithVisitingCharge(settings, '411045', 180)).toEqual({
    visitingCharge: 100,
    areas: [kothrud, { ...baner, visitingCharge: 180 }],
  });
  expect(settingsWithVisitingCharge({ visitingCharge: 100, areas: [] }, '411045', 180)).toEqual({
    visitingCharge: 180,
    areas: [],
  });
});
