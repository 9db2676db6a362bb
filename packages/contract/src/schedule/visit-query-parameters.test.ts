import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  CartParameter,
  formatCartParameter,
  isValidCartLine,
  visitQueryParameters,
} from './visit-query-parameters.ts';

const Wanted = z.strictObject(visitQueryParameters);
const isCart = (text: string): boolean => CartParameter.safeParse(text).success;

describe('a cart in a URL', () => {
  test.each([
    ['facial-gold', [['facial-gold', 1]]],
    [
      'facial-gold:2,threading-eyebrows',
      [
        ['facial-gold', 2],
        ['threading-eyebrows', 1],
      ],
    ],
    ['massage-swedish:99', [['massage-swedish', 99]]],
  ] as const)('%s', (text, lines) => {
    const cart = lines.map(([serviceId, quantity]) => ({ serviceId, quantity }));
    expect(CartParameter.parse(text)).toEqual(cart);
    expect(formatCartParameter(cart)).toBe(text);
  });

  test('is parsed as it was formatted', () => {
    const serviceId = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,79}$/);
    const line = fc.record({ serviceId, quantity: fc.integer({ min: 1, max: 99 }) });
    const cart = fc.array(line, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(cart, (lines) => {
        expect(CartParameter.parse(formatCartParameter(lines))).toEqual(lines);
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['a comma too many', 'facial,'],
    ['two commas', 'facial,,threading'],
    ['quantity zero', 'facial:0'],
    ['half a quantity', 'facial:1.5'],
    ['a negative quantity', 'facial:-1'],
    ['quantity 100', 'facial:100'],
    ['a quantity that is not a number', 'facial:two'],
    ['no quantity after the colon', 'facial:'],
    ['a quantity without a service', ':2'],
    ['two quantities', 'facial:2:3'],
    ['a line break', 'facial\nthreading'],
    ['a name that is too long', 'x'.repeat(81)],
    ['51 lines', Array(51).fill('facial').join(',')],
    ['no text', ['facial']],
  ])('%s is refused', (_, text) => {
    expect(isCart(text as string)).toBe(false);
  });

  test('50 lines with the longest ids are accepted', () => {
    expect(
      isCart(
        Array(50)
          .fill(`${'x'.repeat(80)}:99`)
          .join(','),
      ),
    ).toBe(true);
  });
});

describe('the location', () => {
  test('is missing, or parsed as numbers', () => {
    expect(Wanted.parse({})).toEqual({});
    expect(Wanted.parse({ pincode: '411038', latitude: '18.5074', longitude: '-73.8' })).toEqual({
      ...{ pincode: '411038', latitude: 18.5074, longitude: -73.8 },
    });
  });
  test.each([
    { pincode: '041103' },
    { pincode: '41103' },
    { latitude: '90.1' },
    { latitude: '-91' },
    { longitude: '180.5' },
    { latitude: '1e1' },
    { latitude: 'NaN' },
    { latitude: '' },
    { longitude: '+73' },
    { services: 'facial:0' },
  ])('%j is refused', (asked) => {
    expect(Wanted.safeParse(asked).success).toBe(false);
  });
});

test.each([
  ['facial-gold', 1, true],
  ['facial-gold', 20, true],
  ['facial-gold', 0, false],
  ['facial-gold', 100, false],
  ['', 1, false],
  ['a,b', 1, false],
  ['a:2', 1, false],
  ['<img src=x onerror=alert(1)>', 1, true],
  ['x'.repeat(81), 1, false],
  ['line\nbreak', 1, false],
])('%j times %d is a valid line: %s', (serviceId, quantity, can) => {
  expect(isValidCartLine({ serviceId, quantity })).toBe(can);
  if (can) {
    expect(CartParameter.parse(formatCartParameter([{ serviceId, quantity }]))).toEqual([
      { serviceId, quantity },
    ]);
  }
});
