import { expect, test } from 'vitest';
import { emptyAddress } from '../accounts/addresses/address.ts';
import { emptyCheckoutDraft, parseCheckoutDraft } from './checkout-draft.ts';

test('a saved checkout is restored completely', () => {
  const begun = {
    day: '2026-11-20',
    slot: '10:00 AM',
    askedFor: { _id: '3', name: 'Anjali', userId: 'u1' },
    note: 'Please ring twice',
    design: { slug: 'mayur-mahal', name: 'Mayur Mahal', image: '/pictures/mehndi/mayur-mahal.svg' },
    saved: {
      _id: '7',
      label: 'Mother',
      recipient: { name: 'Sunita Rao', phone: '9822012345' },
      ...emptyAddress,
      street: '7 Law College Road',
      apartmentNumber: '',
      town: 'Pune',
      state: '',
      pincode: '411004',
      latitude: null,
      longitude: null,
    },
    recipient: { isElse: true, name: 'Sunita', phone: '98' },
    owner: 'u1',
    attempt: { orderId: 123456, userId: 'u1' },
  };
  expect(parseCheckoutDraft(JSON.stringify(begun))).toEqual(begun);
});

test('a checkout saved by an older version is restored', () => {
  const begun = { day: '2026-11-20', slot: '10:00 AM', attempt: null };
  expect(parseCheckoutDraft(JSON.stringify(begun))).toEqual({
    ...emptyCheckoutDraft,
    ...begun,
  });
});

test.each([
  null,
  'half {',
  '[]',
  '{"day":"2026-02-30","slot":null,"attempt":null}',
  '{"day":null,"slot":"16:00","attempt":null}',
  '{"day":null,"slot":null,"attempt":{"orderId":12,"userId":"u1"}}',
])('%s becomes an empty checkout', (saved) => {
  expect(parseCheckoutDraft(saved)).toEqual(emptyCheckoutDraft);
});
