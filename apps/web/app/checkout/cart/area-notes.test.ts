import type { ServedArea } from '@haldi/contract/areas/schema';
import type { CartItem } from '@haldi/contract/checkout/cart';
import { expect, test } from 'vitest';
import { areaTermsForPincode } from '../area-terms.ts';
import { areaProblemNote, minimumOrderNote, visitingChargeNote } from './area-notes.ts';

const baner: ServedArea = {
  _id: '1',
  name: 'Baner',
  pincodes: ['411045'],
  visitingCharge: 150,
  minimumOrder: 800,
  weekdays: [2, 4],
};
const settings = { visitingCharge: 100, areas: [baner] };
const cartOf = (price: number): CartItem[] => [
  { _id: 'a', id: 'a', name: 'A', price, quantity: 1, image: '' },
];
const at = (pincode: string, price = 900) => areaTermsForPincode(pincode, cartOf(price), settings);

test('the charge names its area or says that it depends on the area', () => {
  expect(visitingChargeNote(at('411045'))).toBe('For Baner');
  expect(visitingChargeNote(at(''))).toBe('Depends on your area');
  expect(visitingChargeNote(at('999999'))).toBeUndefined();
  expect(
    visitingChargeNote(areaTermsForPincode('', [], { visitingCharge: 100, areas: [] })),
  ).toBeUndefined();
});

test.each([
  [499, 'Minimum order for Baner is ₹800. Add services worth ₹301 more.'],
  [799, 'Minimum order for Baner is ₹800. Add services worth ₹1 more.'],
  [800, undefined],
])('services for %i rupees: %s', (price, note) => {
  expect(minimumOrderNote(at('411045', price))).toBe(note);
  expect(areaProblemNote(at('411045', price))).toBe(note);
});

test('names the pincode of an unserved address', () => {
  expect(areaProblemNote(at('999999'))).toMatch(/^We do not serve 999999 yet/);
});
