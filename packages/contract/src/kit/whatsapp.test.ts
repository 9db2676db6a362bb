import { expect, test } from 'vitest';
import { whatsappLink, whatsappNumber } from './whatsapp.ts';

test.each([
  ['9000000000', '919000000000'],
  ['9123456789', '919123456789'],
  ['919000000000', '919000000000'],
  ['+91 90000 00000', '919000000000'],
])('%s is called as %s', (phone, number) => {
  expect(whatsappNumber(phone)).toBe(number);
});

test.each(['& # % \n done', 'हल्दी 🌼', 'half \ud83c'])('the text %j comes back whole', (text) => {
  const [address, encoded = ''] = whatsappLink('9000000000', text).split('?text=');
  expect(address).toBe('https://wa.me/919000000000');
  expect(decodeURIComponent(encoded)).toBe(text.toWellFormed());
});
