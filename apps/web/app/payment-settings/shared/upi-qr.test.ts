import { upiLink } from '@haldi/contract/payment-settings/upi-payee-and-link';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { createQrCodePath } from './upi-qr.tsx';

const pixelsPerModule = 4;

/** White, with the rectangles of the path in black. */
const paint = ({ path, size }: { path: string; size: number }) => {
  const width = size * pixelsPerModule;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const [x = 0, y = 0, run = 0] = numbers.map((number) => Number(number) * pixelsPerModule);
    for (let row = y; row < y + pixelsPerModule; row++) {
      for (let pixel = x; pixel < x + run; pixel++) {
        data.fill(0, (row * width + pixel) * 4, (row * width + pixel) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
};

test.each([
  ['a@b1', 'A', 1],
  ['haldisalon@okbank', 'Haldi Home Salon', 49_900],
  [`${'a'.repeat(60)}@okbank`, 'हल्दी सैलून & Söhne', 10_000_000],
])('a scanner reads the link to %s', (id, name, amount) => {
  const link = upiLink({
    payee: { id, name, kind: 'business', merchantCode: null },
    amount,
    orderId: 123456,
    transactionReference: 'HS123456ABCDEFGHIJ',
  });
  expect(decode(paint(createQrCodePath(link)))).toBe(link);
});

test('the code has four empty modules on each side', () => {
  const { path, size } = createQrCodePath('upi://pay?pa=salon@okbank');
  const rectangles = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...all]) => all.map(Number));
  const lefts = rectangles.map(([x = 0]) => x);
  const rights = rectangles.map(([x = 0, , run = 0]) => x + run);
  const rows = rectangles.map(([, y = 0]) => y);
  expect([Math.min(...lefts), Math.min(...rows)]).toEqual([4, 4]);
  expect([Math.max(...rights), Math.max(...rows) + 1]).toEqual([size - 4, size - 4]);
});
