import { expect, test } from 'vitest';
import { updateMessages } from './desk/update-messages.ts';
import { HistoryEvent, historyText, updateMessageKindOf } from './history.ts';
import { historyKinds, updateMessageKinds } from './history-kind.ts';

const from = { day: '2026-11-15', startMinute: 540 };
const to = { day: '2026-11-16', startMinute: 780 };
const moved = { kind: 'moved', from, to } as const;
const corrected = {
  ...({ kind: 'address-corrected', from: '411001', to: '411001' } as const),
  ...{ totalBefore: 999, total: 999 },
};
const substitute = { requested: 'Meera', assigned: 'Usha' };
const lateFee = { kind: 'late_cancel', amount: 150 } as const;

const texts: readonly (readonly [HistoryEvent, string])[] = [
  [{ kind: 'placed' }, 'Order placed by user via WhatsApp'],
  [{ kind: 'booked-by-phone' }, 'Order booked by phone'],
  [{ kind: 'confirmed' }, 'Your appointment is confirmed. See you soon!'],
  [{ kind: 'assigned' }, 'A beautician has been assigned to your appointment.'],
  [{ kind: 'on-the-way' }, 'Your beautician is on the way.'],
  [
    { kind: 'time-needs-change' },
    'Your appointment time needs a change. We will call you shortly.',
  ],
  [{ kind: 'completed' }, 'Your service is complete. Thank you for choosing us!'],
  [
    { kind: 'cancelled', fees: [lateFee] },
    'Your appointment has been cancelled. Please contact us to book again. Late cancellation fee: ₹150.',
  ],
  [
    { kind: 'assigned', substitute },
    'A beautician has been assigned to your appointment. Meera is not available. Usha will come instead.',
  ],
  [{ kind: 'cancelled-by-customer', fees: [] }, 'Cancelled by the customer.'],
  [
    { kind: 'cancelled-by-customer', fees: [lateFee] },
    'Cancelled by the customer. Late cancellation fee: ₹150.',
  ],
  [
    { ...moved, by: 'customer', unavailable: 'Usha' },
    'Moved by the customer from 15 Nov 2026, 09:00 AM to 16 Nov 2026, 01:00 PM. Usha is not available at the new time. We will assign another beautician.',
  ],
  [
    { ...moved, by: 'salon', substitute },
    'We moved your visit from 15 Nov 2026, 09:00 AM to 16 Nov 2026, 01:00 PM. Meera is not available. Usha will come instead.',
  ],
  [{ ...corrected, by: 'salon', what: 'contact' }, 'We updated the contact of the visit.'],
  [
    {
      ...{ ...corrected, by: 'customer', what: 'both', to: '411045', total: 1049 },
      unavailable: 'Usha',
    },
    'The customer updated the address and contact of the visit, from pincode 411001 to 411045. The total is now ₹1,049 instead of ₹999. Usha is not available at the new address. We will assign another beautician.',
  ],
  [
    { kind: 'services-changed', totalBefore: 999, total: 999 },
    'The services of your visit have changed. The total stays ₹999.',
  ],
  [
    { kind: 'services-changed', totalBefore: 999, total: 1299 },
    'The services of your visit have changed. The total is now ₹1,299 instead of ₹999.',
  ],
  [{ kind: 'arrived' }, 'Your beautician has arrived.'],
  [{ kind: 'started' }, 'Your service has started.'],
  [{ kind: 'running-late', minutes: 15 }, 'Your beautician is running about 15 minutes late.'],
  [
    { kind: 'declined' },
    'Your beautician can no longer come. We are finding another beautician for you.',
  ],
  [{ kind: 'payment', amount: 119_900, tip: 0, method: 'upi' }, 'Payment received: ₹1,199 by UPI.'],
  [
    { kind: 'payment', amount: 50_050, tip: 5_000, method: 'cash' },
    'Payment received: ₹500.50 in cash. Tip received: ₹50 in cash. Thank you!',
  ],
  [
    { kind: 'refund', amount: 20_000, method: 'bank', discount: 0 },
    'Refunded: ₹200 by bank transfer.',
  ],
  [
    { kind: 'discount-added', discount: { percent: 10, amount: null, code: null }, amount: 119 },
    'Discount (10%) of ₹119 given.',
  ],
  [
    {
      ...{ kind: 'discount-removed', amount: 50 },
      discount: { percent: null, amount: 50, code: 'DIWALI' },
    },
    'Coupon DIWALI of ₹50 removed.',
  ],
  [
    { kind: 'refund', amount: 20_000, method: 'cash', discount: 150 },
    'Refunded: ₹200 in cash. The price is ₹150 lower.',
  ],
  [
    { kind: 'entry-reversed', entry: 'payment', amount: 119_900 },
    'Correction: the payment of ₹1,199 was removed.',
  ],
  [
    { kind: 'reference-submitted', reference: '431877205516' },
    'UPI reference 431877205516 received. We will check the payment.',
  ],
  [
    { kind: 'reference-rejected', reference: '431877205516' },
    'We could not find a payment with UPI reference 431877205516. Please check the number.',
  ],
  [
    { kind: 'fee-waived', fee: { kind: 'late_cancel', amount: 100 } },
    'Late cancellation fee of ₹100 waived.',
  ],
  [
    { kind: 'fee-moved', fee: { kind: 'no_show', amount: 150 }, to: 123_456 },
    'No-show fee of ₹150 added to order #123456.',
  ],
  [
    { kind: 'booked-by-phone', advanceWaived: 30_000 },
    'Order booked by phone. The advance of ₹300 is no longer needed.',
  ],
  [{ kind: 'business-customer-set' }, 'Business name and GSTIN for bills updated.'],
  [{ kind: 'business-customer-removed' }, 'Business name and GSTIN for bills removed.'],
  [{ kind: 'advance-waived', amount: 30_000 }, 'The advance of ₹300 is no longer needed.'],
  [
    { kind: 'released', amount: 30_000 },
    'The advance of ₹300 was not paid in time, so the booking was cancelled.',
  ],
  [
    { kind: 'confirmed', advanceWaived: 30_050 },
    'Your appointment is confirmed. See you soon! The advance of ₹300.50 is no longer needed.',
  ],
  [{ kind: 'left-unpaid', reason: 'dispute' }, 'Not paid yet.'],
  [{ kind: 'note', text: 'As it was written' }, 'As it was written'],
];

test.each(texts)('%j', (event, text) => {
  expect(HistoryEvent.parse(event)).toEqual(event);
  expect(historyText(event)).toBe(text);
});

test('every kind has a text', () => {
  expect(new Set(texts.map(([{ kind }]) => kind))).toEqual(new Set(historyKinds));
});

test('each of the six messages has a kind', () => {
  expect(updateMessages.map(updateMessageKindOf)).toEqual([...updateMessageKinds]);
  expect(
    updateMessages.map((message) => historyText({ kind: updateMessageKindOf(message) })),
  ).toEqual([...updateMessages]);
});
