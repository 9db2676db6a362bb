import { formatRupees } from '@haldi/contract/kit/money';
import { deskLimitMax } from '@haldi/contract/payment-settings/desk/schema';
import {
  paymentMethodNames,
  visitPaymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import type { PaymentField, PaymentSettingsDraft } from './payment-settings-draft.ts';

export const paymentSettingsCopy = {
  title: 'Payments',
  intro: 'How customers pay you after the visit.',
  loading: 'Loading payment settings...',
  fetchFailed: 'Could not load payment settings',
  methods: {
    title: 'Payment methods',
    text: 'Customers see these before they place an order, and your beauticians choose from them.',
  },
  upi: {
    title: 'UPI',
    text: 'Payments go directly to this UPI ID. You check in your payment app that the money arrived.',
  },
  limits: {
    title: 'Refunds and discounts',
    text: 'Limits of the desk for one order. Owners have no limit; beauticians cannot give refunds or discounts.',
  },
  advance: {
    title: 'Advance',
    text: 'The time of a booking is held until its advance is paid. If it is not paid in time, the booking is cancelled and the customer gets a message. You can waive it in the order.',
  },
  fields: {
    advanceKind: 'Ask for an advance',
    advanceValue: 'Advance',
    advanceMinimumPrice: 'For orders of at least (₹, optional)',
    advanceServices: 'For orders with one of these services (optional)',
    advanceMinutes: 'Time to pay',
    advanceOnCancelling: 'If the customer cancels',
    methods: 'Customers can pay by',
    upiId: 'UPI ID',
    payeeName: 'Payee name',
    kind: 'Type of UPI ID',
    merchantCode: 'Merchant code (optional)',
    deskRefundLimit: 'Refund limit of the desk per order (₹)',
    deskDiscountPercent: 'Discount limit of the desk per order (%)',
    deskDiscountLimit: 'Discount limit of the desk per order (₹)',
  },
  hints: {
    advanceValue: 'At most the price of the order',
    advanceMinimumPrice: 'Services and visiting charge, less coupons. 0 means all orders.',
    upiId: 'For example salon@okbank. Leave empty if you have none.',
    payeeName: 'As registered with your bank. Customers see it in their payment app.',
    merchantCode: 'Four digits, only if your bank gave you a code',
    deskRefundLimit: `Whole rupees, up to ${formatRupees(deskLimitMax)}. 0 means only owners can refund.`,
    deskDiscountPercent:
      'Share of services and visiting charge. 0 means only owners give discounts.',
    deskDiscountLimit: 'Whole rupees. The lower of both limits counts.',
  },
  advanceKinds: { off: 'No', percent: 'Percent', amount: 'Rupees' },
  advanceValues: { percent: 'Advance (% of the price)', amount: 'Advance (₹)' },
  advanceOnCancelling: {
    returned: {
      name: 'Return it',
      note: 'Less the fee for late cancelling, if there is one.',
    },
    kept: {
      name: 'Keep it',
      note: 'It becomes a fee of the cancelled order, which you can waive.',
    },
  },
  advanceServicesCount: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  kinds: {
    personal: {
      name: 'Personal',
      note: 'Customers scan the QR code or copy the ID. Payment apps refuse links to it.',
    },
    business: {
      name: 'Business',
      note: 'QR code, and a button that opens the payment app of the customer.',
    },
  },
  customersRead: 'Customers read:',
  noUpiId:
    'Without a UPI ID, customers see no QR code. Your beauticians can show one of their own.',
  upiOff: 'Customers do not see this UPI ID, because UPI is not one of your payment methods.',
  preview: 'Preview',
  previewText:
    'Customers see a QR code like this one, with the amount of their order. Scan it to check the name; it asks for ₹1.',
  previewMissing: 'Enter a UPI ID and a payee name to see the QR code.',
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Payment settings saved',
  failed: 'Could not save payment settings',
  wrong: 'Check the fields marked in red.',
  changedByOther: 'The payment settings were changed while you were editing.',
  changedText: 'Your changes are kept. Review and save again.',
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  proof: {
    title: 'Save payment settings?',
    text: 'Enter your password to save these changes.',
    password: 'Password',
  },
  logInAgain: 'Log in again',
};

export const formatPaymentSettingValue = (
  name: PaymentField,
  value: PaymentSettingsDraft[PaymentField],
): string => {
  if (value === '' || value.length === 0) return paymentSettingsCopy.nothing;
  if (name === 'advanceServices') return paymentSettingsCopy.advanceServicesCount(value.length);
  if (typeof value === 'string') return value;
  return visitPaymentMethods
    .filter((method) => value.includes(method))
    .map((method) => paymentMethodNames[method])
    .join(', ');
};
