import { describe, expect, test } from 'vitest';
import {
  areaIdsByPincode,
  findAreaByPincode,
  isPincodeServed,
  isPincodeServedOn,
  minimumOrderShortfall,
  visitingChargeForPincode,
} from './area-rules.ts';
import { parsePincodes } from './parse-pincodes.ts';

const defaultCharge = 100;
const kothrud = {
  _id: '1',
  name: 'Kothrud',
  pincodes: ['411029', '411038'],
  visitingCharge: 150,
  minimumOrder: 500,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
};
const camp = {
  ...{ _id: '2', name: 'Camp', pincodes: ['411001'], visitingCharge: 0, minimumOrder: 0 },
  weekdays: [1, 4],
};
const areas = [kothrud, camp];

/** From Sunday to Saturday. */
const week = Array.from({ length: 7 }, (_, n) => `2026-11-${15 + n}`);

describe('rules by pincode', () => {
  test.each([
    ['411029', 'Kothrud', 150, 'SMTWTFS', 500],
    ['411038', 'Kothrud', 150, 'SMTWTFS', 500],
    ['411001', 'Camp', 0, '.M..T..', 0],
    ['411014', undefined, defaultCharge, '.......', 0],
    ['999999', undefined, defaultCharge, '.......', 0],
  ])('%s', (pincode, name, charge, days, minimum) => {
    expect(findAreaByPincode(pincode, areas)?.name).toBe(name);
    expect(isPincodeServed(pincode, areas)).toBe(name !== undefined);
    expect(visitingChargeForPincode(pincode, areas, defaultCharge)).toBe(charge);
    const served = week.map((day, n) =>
      isPincodeServedOn(pincode, day, areas) ? 'SMTWTFS'[n] : '.',
    );
    expect(served.join('')).toBe(days);
    expect(minimumOrderShortfall(pincode, 0, areas)).toBe(minimum);
    expect(areaIdsByPincode(areas).get(pincode)).toBe(findAreaByPincode(pincode, areas)?._id);
  });

  test.each(['411038', '999999'])('without areas %s is served like any other', (pincode) => {
    expect(isPincodeServed(pincode, [])).toBe(true);
    expect(visitingChargeForPincode(pincode, [], defaultCharge)).toBe(defaultCharge);
    expect(week.every((day) => isPincodeServedOn(pincode, day, []))).toBe(true);
    expect(minimumOrderShortfall(pincode, 1, [])).toBe(0);
  });
});

test.each([
  [0, 500],
  [499, 1],
  [500, 0],
  [501, 0],
])('an order of %i rupees is %i short', (total, shortfall) => {
  expect(minimumOrderShortfall('411038', total, areas)).toBe(shortfall);
});

test.each([
  ['411 057', ['411057'], []],
  ['411 057 411 045', ['411045', '411057'], []],
  ['411057 411045', ['411045', '411057'], []],
  ['ward 123 411045', ['411045'], ['123']],
  ['411057\n045', ['411057'], ['045']],
])('%j with pincodes as India Post writes them', (text, pincodes, notPincodes) => {
  expect(parsePincodes(text)).toEqual({ pincodes, notPincodes });
});

test('pincodes are found in any text', () => {
  expect(parsePincodes('411038, 411029;411038\n pin:411001 Kothrud 41100 4110011')).toEqual({
    pincodes: ['411001', '411029', '411038'],
    notPincodes: ['41100', '4110011'],
  });
});
