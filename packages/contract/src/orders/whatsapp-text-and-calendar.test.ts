import { describe, expect, test } from 'vitest';
import { untouchedOrderFields } from '../../testing/untouched-order-fields.ts';
import { emptyAddress } from '../accounts/addresses/address.ts';
import { createCalendarFile } from './calendar-file.ts';
import { toOrderAddress } from './order-address.ts';
import type { Order } from './schema.ts';
import { confirmationWhatsappText, orderWhatsappText, whatsappLink } from './whatsapp-text.ts';

const order: Order = {
  _id: '0d2c8f0e-1111-4222-8333-444455556666',
  orderId: 482913,
  userId: 'u1',
  username: 'Asha',
  userPhone: '9876543210',
  services: [
    {
      serviceId: 'facial-gold',
      name: 'Gold Facial, 60 min; rich',
      price: 1299,
      duration: 60,
      quantity: 2,
      category: 'Facial',
    },
    {
      serviceId: 'threading-brow',
      name: 'Eyebrow Threading',
      price: 60,
      duration: 15,
      quantity: 1,
      category: 'Beauty',
    },
  ],
  visitingCharge: 100,
  total: 2758,
  appointmentDate: '2026-11-16',
  appointmentSlot: '01:00 PM',
  address: {
    ...toOrderAddress(emptyAddress),
    street: '12 MG Road',
    apartmentNumber: 'B-402',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    latitude: 0,
    longitude: 0,
  },
  status: 'confirmed',
  beautician: 'none',
  askedFor: null,
  note: '',
  design: null,
  ...untouchedOrderFields,
  trackingHistory: [],
  createdAt: '2026-11-15T09:00:00.000Z',
  version: 3,
};

test('the person visited is in the messages and the calendar file', () => {
  const given = { ...order, recipient: { name: 'Sunita Rao', phone: '9822012345' } };
  for (const text of [orderWhatsappText(given), confirmationWhatsappText(given, 'Haldi')])
    expect(text).toContain('\n\nFor: Sunita Rao, 9822012345\nAddress:\n12 MG Road\n');
  expect(createCalendarFile(given, 'Haldi')).toContain('Order #482913\\nFor Sunita Rao\\n');
});

describe('WhatsApp', () => {
  test('the customer’s text', () => {
    expect(orderWhatsappText(order)).toBe(`Order ID: #482913

Gold Facial, 60 min; rich, ₹1,299 x 2 = ₹2,598
Eyebrow Threading, ₹60 x 1 = ₹60

Visiting charge: ₹100
Total: ₹2,758

Appointment: 16 Nov 2026, 01:00 PM

Address:
12 MG Road
B-402
Pune
411001`);
  });
  test('the confirmation', () => {
    const text = confirmationWhatsappText(order, 'Haldi Home Salon');
    for (const part of ['#482913', '16 Nov 2026, 01:00 PM', '₹2,598', 'B-402', 'Thank you']) {
      expect(text).toContain(part);
    }
  });
  test('the requested beautician and the substitute', () => {
    const asked = { ...order, askedFor: 'Anjali Deshmukh' };
    expect(orderWhatsappText(asked)).toContain(
      '01:00 PM\nRequested beautician: Anjali Deshmukh\n\nAddress:',
    );
    const told = (beautician: string) =>
      confirmationWhatsappText({ ...asked, beautician }, 'Haldi');
    expect(told('none')).toBe(confirmationWhatsappText(order, 'Haldi'));
    expect(told('Anjali Deshmukh')).toContain('01:00 PM\nBeautician: Anjali Deshmukh\n\n');
    expect(told('Meena')).toContain(
      '\nAnjali Deshmukh is not available. Meena will come instead.\n\n',
    );
    const anyone = confirmationWhatsappText({ ...order, beautician: 'Meena' }, 'Haldi');
    expect(anyone).toBe(confirmationWhatsappText(order, 'Haldi'));
  });
  test('no empty line for a home without an apartment', () => {
    const text = orderWhatsappText({
      ...order,
      address: { ...order.address, apartmentNumber: '' },
    });
    expect(text).toContain('12 MG Road\nPune');
  });
  test('threat 14: punctuation, line breaks and emoji are preserved; lone surrogates do not throw', () => {
    const link = whatsappLink('9876543210', 'a & b # c % d\n💛 \ud83d');
    expect(link.startsWith('https://wa.me/919876543210?text=')).toBe(true);
    expect(decodeURIComponent(link.split('?text=')[1] ?? '')).toBe('a & b # c % d\n💛 \ufffd');
  });
});

describe('calendar file', () => {
  const lines = createCalendarFile(order, 'Haldi, Pune').split('\r\n');
  test('has the start and end of the visit in UTC', () => {
    expect(lines).toContain('DTSTART:20261116T073000Z');
    expect(lines).toContain('DTEND:20261116T094500Z');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('SUMMARY:Haldi\\, Pune: home service');
  });
  test('lines are folded at 75 octets', () => {
    const name = 'हल्दी'.repeat(30);
    const file = createCalendarFile(
      { ...order, address: { ...order.address, street: name } },
      'Haldi',
    );
    for (const line of file.split('\r\n')) {
      expect(encodeURIComponent(line).replace(/%../g, '.').length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${name}\\, B-402`);
  });
});
