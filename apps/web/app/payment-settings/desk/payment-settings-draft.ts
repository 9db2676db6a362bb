import {
  type PaymentSettings,
  PaymentSettingsRules,
} from '@haldi/contract/payment-settings/desk/schema';
import {
  type VisitPaymentMethod,
  visitPaymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import { UpiPayee, upiLink } from '@haldi/contract/payment-settings/upi-payee-and-link';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';

const defaultAdvanceMinutes = 120;

/** One rupee, in paise. */
const sampleAmount = 100;

export const advanceKinds = ['off', 'percent', 'amount'] as const;
export const advancesOnCancelling = ['returned', 'kept'] as const;

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
  advanceKind: (typeof advanceKinds)[number];
  /** Percent or rupees. */
  advanceValue: string;
  /** Empty: only orders with the services. */
  advanceMinimumPrice: string;
  /** IDs. */
  advanceServices: readonly string[];
  advanceMinutes: string;
  advanceOnCancelling: (typeof advancesOnCancelling)[number];
};
export type PaymentField = keyof PaymentSettingsDraft;
export type PaymentErrors = Partial<Record<PaymentField, string | undefined>>;

const toUpiDraft = ({ upi }: PaymentSettings, businessName: string) => ({
  upiId: upi?.id ?? '',
  payeeName: upi?.name ?? businessName,
  kind: upi?.kind ?? 'personal',
  merchantCode: upi?.merchantCode ?? '',
});

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const toAdvanceDraft = ({ advance }: PaymentSettings) =>
  ({
    advanceKind: advance === null ? 'off' : advance.percent === null ? 'amount' : 'percent',
    advanceValue: numberText(advance?.percent ?? advance?.amount),
    advanceMinimumPrice: numberText(advance?.minimumPrice),
    advanceServices: advance?.services ?? [],
    advanceMinutes: String(advance?.minutes ?? defaultAdvanceMinutes),
    advanceOnCancelling: advance?.isKept ? 'kept' : 'returned',
  }) as const;

export const toPaymentSettingsDraft = (
  settings: PaymentSettings,
  businessName: string,
): PaymentSettingsDraft => ({
  ...toUpiDraft(settings, businessName),
  ...toAdvanceDraft(settings),
  methods: settings.methods,
  deskRefundLimit: String(settings.deskRefundLimit),
  deskDiscountPercent: String(settings.deskDiscountPercent),
  deskDiscountLimit: String(settings.deskDiscountLimit),
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
  advance: 'advanceKind',
  'advance.percent': 'advanceValue',
  'advance.amount': 'advanceValue',
  'advance.minimumPrice': 'advanceMinimumPrice',
  'advance.services': 'advanceServices',
  'advance.minutes': 'advanceMinutes',
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

const toAdvance = (draft: PaymentSettingsDraft) => {
  const { advanceKind: kind, advanceMinimumPrice: minimum } = draft;
  if (kind === 'off') return null;
  const value = parseWholeNumber(draft.advanceValue);
  return {
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? value : null,
    minimumPrice: minimum.trim() === '' ? null : parseWholeNumber(minimum),
    services: [...draft.advanceServices],
    minutes: parseWholeNumber(draft.advanceMinutes),
    isKept: draft.advanceOnCancelling === 'kept',
  };
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
  const parsed = PaymentSettingsRules.safeParse({
    methods: draft.methods,
    upi: toUpi(draft),
    deskRefundLimit: parseWholeNumber(draft.deskRefundLimit),
    deskDiscountPercent: parseWholeNumber(draft.deskDiscountPercent),
    deskDiscountLimit: parseWholeNumber(draft.deskDiscountLimit),
    advance: toAdvance(draft),
  });
  if (parsed.success) return { settings: parsed.data };
  const errors: PaymentErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = fieldNames[path.join('.')];
    if (name) errors[name] ??= message;
  }
  return { errors };
};
