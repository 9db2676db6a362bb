import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { multiLineText, textLimits } from '../../kit/text-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { AttemptId } from '../attempt-id.ts';
import { Order } from '../schema.ts';
import { DiscountAmount, DiscountPercent } from './schema.ts';

const reason = multiLineText({ max: textLimits.note });

export const DiscountRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: DiscountPercent,
    reason,
    attempt: AttemptId,
  }),
  z.strictObject({
    kind: z.literal('amount'),
    amount: DiscountAmount,
    reason,
    attempt: AttemptId,
  }),
]);
export type DiscountRequest = z.infer<typeof DiscountRequest>;

export const DiscountRemoval = z.strictObject({ attempt: AttemptId });
export type DiscountRemoval = z.infer<typeof DiscountRemoval>;

const deskErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'NOT_FOUND',
  'PAYMENT_REFUSED',
  'UNAVAILABLE',
] as const;

export const addDiscount = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/discounts',
  summary: 'Gives a discount, in rupees or percent, within the limit of the desk',
  auth: 'desk',
  bearer: false,
  params: z.strictObject({ _id: z.uuid('Enter a valid order ID') }),
  body: DiscountRequest,
  answer: Order,
  errors: [...deskErrors, 'NOT_CHANGEABLE'],
});

export const removeDiscount = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/discounts/:discount/removal',
  summary: 'Removes a discount; it stays in the list of the desk',
  auth: 'desk',
  bearer: false,
  params: z.strictObject({
    _id: z.uuid('Enter a valid order ID'),
    discount: wholeNumberParameter(1, 999_999_999),
  }),
  body: DiscountRemoval,
  answer: Order,
  errors: deskErrors,
});
