import { PaymentSettings } from '@haldi/contract/payments/desk/schema';
import {
  type VisitPaymentMethod,
  visitPaymentMethods,
} from '@haldi/contract/payments/payment-method';
import { UpiPayee, upiLink } from '@haldi/contract/payments/upi';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';

/** One rupee, in paise. */
const sampleAmount = 100;

/** Form values: numbers as typed, null as an empty string. */
export type PaymentSettingsDraft = {
  methods: readonly VisitPaymentMethod[];
  upiId: string;
  payeeName: string;
  kind: UpiPayee['kind'];
  merchantCode: string;
  deskRefundLimit: string;
  deskDiscountPercent: string;
  deskDiscountLimit: string;
};
export type PaymentField = keyof PaymentSettingsDraft;
export type PaymentErrors = Partial<Record<PaymentField, string | undefined>>;

export const toPaymentSettingsDraft = (
  { methods, upi, deskRefundLimit, deskDiscountPercent, deskDiscountLimit }: PaymentSettings,
  businessName: string,
): PaymentSettingsDraft => ({
  methods,
  upiId: upi?.id ?? '',
  payeeName: upi?.name ?? businessName,
  kind: upi?.kind ?? 'personal',
  merchantCode: upi?.merchantCode ?? '',
  deskRefundLimit: String(deskRefundLimit),
  deskDiscountPercent: String(deskDiscountPercent),
  deskDiscountLimit: String(deskDiscountLimit),
});

export const togglePaymentMethod = (
  methods: readonly VisitPaymentMethod[],
  method: VisitPaymentMethod,
): VisitPaymentMethod[] =>
  visitPaymentMethods.filter((one) => methods.includes(one) !== (one === method));

/** By path in the settings. */
const fieldNames: Record<string, PaymentField> = {
  methods: 'methods',
  'upi.id': 'upiId',
  'upi.name': 'payeeName',
  'upi.kind': 'kind',
  'upi.merchantCode': 'merchantCode',
  deskRefundLimit: 'deskRefundLimit',
  deskDiscountPercent: 'deskDiscountPercent',
  deskDiscountLimit: 'deskDiscountLimit',
};

const toUpi = ({ upiId, payeeName, kind, merchantCode }: PaymentSettingsDraft) =>
  upiId.trim() === ''
    ? null
    : {
        id: upiId,
        name: payeeName,
        kind,
        merchantCode:
          kind === 'personal' || merchantCode.trim() === '' ? null : merchantCode.trim(),
      };

/** A sample of what customers get, or null if the UPI ID is incomplete. */
export const sampleUpiLink = (
  draft: PaymentSettingsDraft,
  transactionReference: string,
): string | null => {
  const payee = UpiPayee.safeParse(toUpi(draft));
  if (!payee.success) return null;
  return upiLink({
    payee: payee.data,
    amount: sampleAmount,
    orderId: 123456,
    transactionReference,
  });
};

type CheckResult =
  | { settings: PaymentSettings; errors?: never }
  | { settings?: never; errors: PaymentErrors };

export const validatePaymentSettingsDraft = (draft: PaymentSettingsDraft): CheckResult => {
  const parsed = PaymentSettings.safeParse({
    methods: draft.methods,
    upi: toUpi(draft),
    deskRefundLimit: parseWholeNumber(draft.deskRefundLimit),
    deskDiscountPercent: parseWholeNumber(draft.deskDiscountPercent),
    deskDiscountLimit: parseWholeNumber(draft.deskDiscountLimit),
  });
  if (parsed.success) return { settings: parsed.data };
  const errors: PaymentErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = fieldNames[path.join('.')];
    if (name) errors[name] ??= message;
  }
  return { errors };
};
