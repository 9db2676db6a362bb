import { expect, test } from 'vitest';
import { emptyAddress } from './address.ts';
import { messageAddressLines, postalAddressLines } from './address-lines.ts';
import { formatAddressWithoutTown, formatOneLineAddress } from './one-line-address.ts';

const home = {
  ...emptyAddress,
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
  [emptyAddress, []],
])('postal lines leave out what is empty: %j', (address, lines) => {
  expect(postalAddressLines(address)).toEqual(lines);
});

test('the landmark follows the street', () => {
  const found = { ...home, landmark: 'Near SBI ATM' };
  expect(postalAddressLines(found)[2]).toBe('Near SBI ATM');
  expect(messageAddressLines(found)[2]).toBe('Near SBI ATM');
  expect(formatOneLineAddress(found)).toBe('B-4, 12 MG Road, Near SBI ATM, Pune - 411001');
  expect(formatAddressWithoutTown(found)).toBe('B-4, 12 MG Road, Near SBI ATM - 411001');
});

test('messages name the street first', () => {
  expect(messageAddressLines(home)).toEqual(['12 MG Road', 'B-4', 'Pune', '411001']);
});

test.each([
  [home, 'B-4, 12 MG Road, Pune - 411001', 'B-4, 12 MG Road - 411001'],
  [{ ...home, apartmentNumber: '', town: '' }, '12 MG Road - 411001', '12 MG Road - 411001'],
  [{ ...home, pincode: '' }, 'B-4, 12 MG Road, Pune', 'B-4, 12 MG Road'],
  [emptyAddress, '', ''],
])('one line leaves out what is empty: %j', (address, line, door) => {
  expect([formatOneLineAddress(address), formatAddressWithoutTown(address)]).toEqual([line, door]);
});
