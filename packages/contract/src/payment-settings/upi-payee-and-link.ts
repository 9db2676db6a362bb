import * as z from 'zod/mini';
import { nameText, textLimits } from '../kit/text-schemas.ts';

const invalidUpiId = 'Enter a UPI ID such as salon@okbank';
const UpiId = z.pipe(
  z.string().check(z.trim()),
  z
    .string()
    .check(
      z.maxLength(80, invalidUpiId),
      z.regex(/^[\w.-]{2,}@[A-Za-z][A-Za-z0-9]+$/, invalidUpiId),
    ),
);

/** Payment apps refuse links to personal ids, so those get only a QR code. */
export const upiKinds = ['personal', 'business'] as const;

type MerchantCodeOfKind = { kind: (typeof upiKinds)[number]; merchantCode: string | null };
const noCodeIfPersonal = z.refine<MerchantCodeOfKind>(
  ({ kind, merchantCode }) => kind === 'business' || merchantCode === null,
  { path: ['merchantCode'], message: 'A personal UPI ID has no merchant code' },
);

export const UpiPayee = z
  .strictObject({
    id: UpiId,
    name: nameText({ max: textLimits.name }),
    kind: z.enum(upiKinds),
    /** Four digits, only for businesses whose bank gave them one. */
    merchantCode: z.nullable(
      z.string().check(z.regex(/^\d{4}$/, 'A merchant code has four digits')),
    ),
  })
  .check(noCodeIfPersonal);
export type UpiPayee = z.infer<typeof UpiPayee>;

/** Bank reference of a UPI payment (UTR). */
export const UpiReference = z.pipe(
  z.string().check(z.trim()),
  z.string().check(z.regex(/^\d{12}$/, 'Enter the 12-digit UPI reference')),
);

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * New for each attempt to pay, because a QR code cannot be scanned again once a payment was begun.
 * `random` returns numbers from 0 up to, but not including, 1.
 */
export const newTransactionReference = (orderId: number, random: () => number): string =>
  `HS${orderId}${Array.from({ length: 10 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')}`;

type UpiPayment = {
  payee: UpiPayee;
  /** In paise. */
  amount: number;
  orderId: number;
  transactionReference: string;
};

export const upiLink = ({ payee, amount, orderId, transactionReference }: UpiPayment): string => {
  const parameters: [string, string][] = [
    ['pa', payee.id],
    ['pn', payee.name],
    ...(payee.merchantCode ? [['mc', payee.merchantCode] as [string, string]] : []),
    ['am', (amount / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tr', transactionReference],
    ['tn', `Order ${orderId}`],
  ];
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
};

/** Apps refuse a saved picture of the QR code of an unverified payee above this amount, in paise. */
export const maxSavedQrAmount = 200_000;
