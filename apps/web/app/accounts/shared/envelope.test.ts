import { expect, test } from 'vitest';
import { envelopeLines } from './envelope.ts';

const home = {
  apartmentNumber: 'B-4',
  street: '12 MG Road',
  town: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

test.each([
  [home, ['B-4', '12 MG Road', 'Pune, Maharashtra 411001']],
  [{ ...home, apartmentNumber: '', state: '' }, ['12 MG Road', 'Pune 411001']],
  [{ ...home, town: '', pincode: '' }, ['B-4', '12 MG Road', 'Maharashtra']],
  [{ apartmentNumber: '', street: '', town: '', state: '', pincode: '' }, []],
])('the envelope leaves out what is empty: %j', (address, lines) => {
  expect(envelopeLines(address)).toEqual(lines);
});
