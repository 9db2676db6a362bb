import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import type { CustomerAddress } from '@haldi/contract/users/customer/schema';
import { describe, expect, test } from 'vitest';
import {
  chooseDraftAddress,
  emptyPhoneBookingDraft,
  findPhoneBookingErrors,
  newCustomerFromText,
  type PhoneBookingDraft,
  toPhoneBookingBody,
} from './phone-booking-draft.ts';

const home: CustomerAddress = {
  kind: 'account',
  label: '',
  recipient: null,
  ...emptyAddress,
  street: '5 Paud Road',
  apartmentNumber: 'B-204',
  town: 'Pune',
  state: '',
  pincode: '411038',
  latitude: null,
  longitude: null,
};
const known = { mobileNumber: '9822012345', addresses: [home] };
const facial = { id: 'f', _id: 'facial-gold', name: 'Gold Facial', price: 1299, image: '' };
const whole: PhoneBookingDraft = {
  ...emptyPhoneBookingDraft('Pune', 'asha'),
  items: [{ ...facial, quantity: 2 }],
  day: '2026-11-18',
  slot: '10:00 AM',
};

test('a known customer with an address needs services and a time', () => {
  expect(
    Object.keys(findPhoneBookingErrors(emptyPhoneBookingDraft('Pune', 'asha'), known)),
  ).toEqual(['services', 'when']);
  expect(findPhoneBookingErrors(whole, known)).toEqual({});
});

test('names every missing field', () => {
  const unknownCustomer = { mobileNumber: null, addresses: [] };
  expect(Object.keys(findPhoneBookingErrors(emptyPhoneBookingDraft(''), unknownCustomer))).toEqual([
    ...['customer', 'services', 'street', 'town', 'pincode', 'when'],
  ]);
  const newCustomer = { name: 'L', mobileNumber: '12', email: 'x' };
  const recipient = { name: '', phone: '' };
  expect(
    Object.keys(findPhoneBookingErrors({ ...whole, userId: null, newCustomer, recipient }, known)),
  ).toEqual([...['name', 'mobileNumber', 'email', 'recipientName', 'recipientPhone']]);
});

test('requires a mobile number for a customer without one', () => {
  const silent = { ...known, mobileNumber: '' };
  expect(Object.keys(findPhoneBookingErrors(whole, silent))).toEqual(['phone']);
  expect(findPhoneBookingErrors({ ...whole, phone: '9822012345' }, silent)).toEqual({});
});

describe('the request body', () => {
  const number = { orderId: 123456, visitingCharge: 100 };

  test('for a known customer', () => {
    expect(
      toPhoneBookingBody({ ...whole, askedFor: { _id: '7', name: 'Anjali' } }, known, number),
    ).toEqual({
      orderId: 123456,
      customer: { userId: 'asha' },
      services: [{ serviceId: 'facial-gold', price: 1299, quantity: 2 }],
      appointmentDate: '2026-11-18',
      appointmentSlot: '10:00 AM',
      address: {
        street: '5 Paud Road',
        apartmentNumber: 'B-204',
        city: 'Pune',
        state: '',
        pincode: '411038',
        latitude: 0,
        longitude: 0,
      },
      visitingCharge: 100,
      askedFor: '7',
    });
  });

  test('for a new customer, without empty fields', () => {
    const newCustomer = { name: 'Lata', mobileNumber: '9822012345', email: ' ' };
    const { customer } = toPhoneBookingBody(
      { ...whole, userId: null, newCustomer, note: ' ' },
      known,
      number,
    );
    expect(customer).toEqual({ name: 'Lata', mobileNumber: '9822012345' });
  });
});

test('uses the entered address', () => {
  const typed = { ...emptyAddress, street: '1 Road', town: 'Pune', pincode: '411001' };
  expect(chooseDraftAddress({ ...whole, isTyping: true, typed }, [home]).street).toBe('1 Road');
  expect(chooseDraftAddress({ ...whole, typed }, [home]).street).toBe('5 Paud Road');
});

test.each([
  ['98220 12345', { name: '', mobileNumber: '98220 12345', email: '' }],
  ['Lata', { name: 'Lata', mobileNumber: '', email: '' }],
  ['', { name: '', mobileNumber: '', email: '' }],
])('%j starts a new customer', (text, newCustomer) => {
  expect(newCustomerFromText(text)).toEqual(newCustomer);
});
