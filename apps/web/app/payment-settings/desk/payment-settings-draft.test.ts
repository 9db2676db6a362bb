import { defaultPaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import { expect, test } from 'vitest';
import {
  sampleUpiLink,
  togglePaymentMethod,
  toPaymentSettingsDraft,
  validatePaymentSettingsDraft,
} from './payment-settings-draft.ts';

const fresh = toPaymentSettingsDraft(defaultPaymentSettings, 'Glow by Asha');
const business = { ...fresh, upiId: ' glow@okbank ', kind: 'business' } as const;

test('without a UPI ID nothing else of UPI is saved', () => {
  expect(fresh.payeeName).toBe('Glow by Asha');
  expect(validatePaymentSettingsDraft({ ...fresh, merchantCode: 'x' })).toEqual({
    settings: defaultPaymentSettings,
  });
});

test.each([
  [{ ...business, merchantCode: ' 7230 ' }, 'business', '7230'],
  [{ ...business, merchantCode: '' }, 'business', null],
  // The field is hidden for personal IDs.
  [{ ...business, kind: 'personal', merchantCode: '7230' }, 'personal', null],
] as const)('%#: saved as %s with the code %s', (draft, kind, merchantCode) => {
  expect(validatePaymentSettingsDraft(draft).settings?.upi).toEqual({
    id: 'glow@okbank',
    name: 'Glow by Asha',
    kind,
    merchantCode,
  });
});

test.each([
  [{ methods: [] }, 'methods', 'Choose at least one payment method'],
  [{ upiId: 'glow' }, 'upiId', 'Enter a UPI ID such as salon@okbank'],
  [{ payeeName: '' }, 'payeeName', undefined],
  [{ merchantCode: '72' }, 'merchantCode', 'A merchant code has four digits'],
  [{ deskRefundLimit: '' }, 'deskRefundLimit', 'Enter a whole number'],
  [{ deskRefundLimit: '1.5' }, 'deskRefundLimit', 'Enter a whole number'],
  [{ deskRefundLimit: '999999' }, 'deskRefundLimit', 'Enter at most ₹1,00,000'],
  [{ deskDiscountPercent: '101' }, 'deskDiscountPercent', 'Enter at most 100'],
  [{ deskDiscountLimit: '' }, 'deskDiscountLimit', 'Enter a whole number'],
] as const)('%j has an error at %s', (change, field, message) => {
  const { errors = {} } = validatePaymentSettingsDraft({ ...business, ...change });
  expect(Object.keys(errors)).toEqual([field]);
  if (message) expect(errors[field]).toBe(message);
});

test('methods keep their order', () => {
  expect(togglePaymentMethod(['cash', 'card'], 'upi')).toEqual(['cash', 'upi', 'card']);
  expect(togglePaymentMethod(['cash', 'upi', 'card'], 'cash')).toEqual(['upi', 'card']);
});

test('the sample link needs a complete UPI ID', () => {
  expect(sampleUpiLink(fresh, 'HS1')).toBeNull();
  expect(sampleUpiLink({ ...business, payeeName: ' ' }, 'HS1')).toBeNull();
  expect(sampleUpiLink({ ...business, merchantCode: '7230' }, 'HS1')).toBe(
    'upi://pay?pa=glow%40okbank&pn=Glow%20by%20Asha&mc=7230&am=1.00&cu=INR&tr=HS1&tn=Order%20123456',
  );
});

const withAdvance = {
  ...{ ...business, methods: ['upi'] as const, kind: 'business' as const },
  ...{ advanceKind: 'percent' as const, advanceValue: '20', advanceMinimumPrice: '2000' },
};

test('an advance is read as it was typed', () => {
  expect(validatePaymentSettingsDraft(fresh).settings?.advance).toBeNull();
  expect(validatePaymentSettingsDraft(withAdvance).settings?.advance).toEqual({
    ...{ percent: 20, amount: null, minimumPrice: 2_000, services: [], minutes: 120 },
    isKept: false,
  });
  const inRupees = {
    ...{ ...withAdvance, advanceKind: 'amount' as const, advanceMinimumPrice: '' },
    ...{ advanceServices: ['bridal'], advanceOnCancelling: 'kept' as const },
  };
  const { settings = defaultPaymentSettings } = validatePaymentSettingsDraft(inRupees);
  expect(settings.advance).toMatchObject({
    ...{ percent: null, amount: 20, minimumPrice: null, services: ['bridal'], isKept: true },
  });
  expect(toPaymentSettingsDraft(settings, '')).toMatchObject({
    ...{ advanceKind: 'amount', advanceValue: '20', advanceServices: ['bridal'] },
    advanceOnCancelling: 'kept',
  });
});

test.each([
  [{ advanceValue: '101' }, 'advanceValue', 'Enter a whole number from 1 to 100'],
  [{ advanceKind: 'amount', advanceValue: '' }, 'advanceValue', 'Enter whole rupees, 1 or more'],
  [{ advanceMinimumPrice: '' }, 'advanceMinimumPrice', 'Enter a price, or choose services'],
  [{ advanceMinimumPrice: 'x' }, 'advanceMinimumPrice', 'Enter whole rupees'],
  [
    { upiId: '' },
    'advanceKind',
    'Advances are paid by UPI. Choose UPI and enter your UPI ID first',
  ],
] as const)('%j has an error at %s', (change, field, message) => {
  const { errors = {} } = validatePaymentSettingsDraft({ ...withAdvance, ...change });
  expect(errors).toEqual({ [field]: message });
});
