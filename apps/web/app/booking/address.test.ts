import { expect, test } from 'vitest';
import {
  type Address,
  addressErrors,
  addressText,
  changeAddress,
  isComplete,
  isSameAddress,
} from './address.ts';

const home: Address = {
  street: '12 MG Road',
  apartmentNumber: 'B-4',
  town: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  latitude: null,
  longitude: null,
};

test('a whole address has no errors', () => {
  expect(addressErrors(home)).toEqual({});
  expect(isComplete(home)).toBe(true);
});

test('what is missing or wrong is told at its field', () => {
  expect(addressErrors({ ...home, street: ' ', pincode: '0123' })).toEqual({
    street: 'This is required',
    pincode: 'Enter six digits, not beginning with 0',
  });
  expect(isComplete({ ...home, town: '' })).toBe(false);
});

test('the envelope leaves out what is empty', () => {
  expect(addressText(home)).toEqual(['B-4', '12 MG Road', 'Pune, Maharashtra 411001']);
  expect(addressText({ ...home, apartmentNumber: '', state: '' })).toEqual([
    '12 MG Road',
    'Pune 411001',
  ]);
});

test('a newly known place is a change', () => {
  expect(isSameAddress(home, { ...home })).toBe(true);
  expect(isSameAddress(home, { ...home, latitude: 18.5 })).toBe(false);
});

test.each([
  ['street', null],
  ['town', null],
  ['pincode', null],
  ['apartmentNumber', 18.5],
  ['state', 18.5],
] as const)('with another %s the place on file is %j', (field, latitude) => {
  const known = { ...home, latitude: 18.5, longitude: 18.5 };
  const changed = changeAddress(known, field, 'Other');
  expect(changed[field]).toBe('Other');
  expect([changed.latitude, changed.longitude]).toEqual([latitude, latitude]);
});
