import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { orderWhatsappText } from '@haldi/contract/orders/whatsapp-text';
import { expect, test } from 'vitest';
import { type Booking, orderBody, whatsappOrderFromBooking } from './order-request.ts';

const booking: Booking = {
  customer: { _id: 'u1', username: 'Asha', mobileNumber: '9000000001' },
  address: {
    ...emptyAddress,
    street: '12 MG Road',
    apartmentNumber: 'B-204',
    town: 'Pune',
    state: '',
    pincode: '411001',
    latitude: null,
    longitude: null,
  },
  items: [
    { id: 'a', _id: 'a', name: 'Gold Facial', price: 1_299, quantity: 2, image: '/a.svg' },
    { id: 'b', _id: 'b', name: 'Eyebrows', price: 39, quantity: 1, image: '/b.svg', duration: 15 },
  ],
  day: '2026-12-01',
  slot: '10:00 AM',
  note: '',
  design: null,
  recipient: null,
  visitingCharge: 100,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 },
  coupon: null,
  discounts: [],
};

test('omits a mobile number entered during checkout', () => {
  const phoneOf = (mobileNumber: string) =>
    orderBody(123_456, { ...booking, customer: { ...booking.customer, mobileNumber } }, new Date())
      .userPhone;
  expect(phoneOf('9000000001')).toBe('9000000001');
  expect(phoneOf('')).toBeUndefined();
});

test('fills missing fields as specified', () => {
  const { services, address, visitingCharge } = orderBody(
    123_456,
    booking,
    new Date('2026-11-16T06:00:00Z'),
  );
  // Lets the server detect that the charge has changed.
  expect(visitingCharge).toBe(100);
  expect(services.map(({ duration }) => duration)).toEqual([60, 15]);
  expect(address).toEqual({
    street: '12 MG Road',
    apartmentNumber: 'B-204',
    city: 'Pune',
    state: '',
    pincode: '411001',
    latitude: 0,
    longitude: 0,
  });
});

test('sends a landmark only if there is one', () => {
  const sent = (landmark: string) =>
    orderBody(123_456, { ...booking, address: { ...booking.address, landmark } }, new Date())
      .address;
  expect(sent('Near SBI ATM')).toMatchObject({ landmark: 'Near SBI ATM' });
  expect(sent('')).not.toHaveProperty('landmark');
});

test('builds the chat summary without the server response', () => {
  const text = orderWhatsappText(whatsappOrderFromBooking(123_456, booking));
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Order ID: #123456',
    'Gold Facial, ₹1,299 x 2 = ₹2,598',
    'Eyebrows, ₹39 x 1 = ₹39',
    'Visiting charge: ₹100',
    'Total: ₹2,737',
    'Appointment: 01 Dec 2026, 10:00 AM',
    'Address:',
    '12 MG Road',
    'B-204',
    'Pune',
    '411001',
  ]);
});

test('sends the requested beautician by id and shows the name', () => {
  const asked = { ...booking, askedFor: { _id: '7', name: 'Anjali' } };
  expect(orderBody(123_456, asked, new Date()).askedFor).toBe('7');
  expect(orderBody(123_456, booking, new Date())).not.toHaveProperty('askedFor');
  expect(orderWhatsappText(whatsappOrderFromBooking(123_456, asked))).toContain(
    'Requested beautician: Anjali',
  );
});

test('sends the recipient and the shown terms', () => {
  const recipient = { name: 'Sunita Rao', phone: '9822012345' };
  expect(orderBody(123_456, { ...booking, recipient }, new Date())).toMatchObject({
    recipient,
    terms: booking.terms,
  });
  expect(orderBody(123_456, booking, new Date())).not.toHaveProperty('recipient');
  expect(orderWhatsappText(whatsappOrderFromBooking(123_456, { ...booking, recipient }))).toContain(
    'For: Sunita Rao, 9822012345\nAddress:',
  );
});

test('sends a note and a mehndi design only if there are any', () => {
  const design = { slug: 'haath-phool', name: 'Haath Phool', image: '/haath-phool.svg' };
  const wished = { ...booking, note: 'Please knock', design };
  expect(orderBody(123_456, wished, new Date())).toMatchObject({
    note: 'Please knock',
    design: 'haath-phool',
  });
  const plain = orderBody(123_456, booking, new Date());
  expect(plain).not.toHaveProperty('note');
  expect(plain).not.toHaveProperty('design');
  expect(orderWhatsappText(whatsappOrderFromBooking(123_456, wished))).toContain(
    '10:00 AM\nMehndi design: Haath Phool\nNote: Please knock\n\nAddress:',
  );
});
