import { expect, test } from 'vitest';
import { formatPhone, phoneLink } from './phone.ts';

test.each([
  ['9000000000', '+91 90000 00000'],
  ['919000000000', '+91 90000 00000'],
  ['9112345678', '+91 91123 45678'],
  ['1800 123', '1800 123'],
])('%s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test.each(['9000000000', '919000000000', '+91 90000 00000'])('%s can be called', (phone) => {
  expect(phoneLink(phone)).toBe('tel:+919000000000');
});
