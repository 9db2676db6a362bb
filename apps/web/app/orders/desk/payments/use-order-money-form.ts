import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { type PaymentRefusal, PaymentRefusedDetails } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { createAttemptIdPerChange } from '../../../lib/attempt-id-per-change.ts';
import { CallError } from '../../../lib/call.ts';
import { useForm } from '../../../lib/use-form.ts';
import { toast } from '../../../ui/toast.ts';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { useUpdateCachedOrders } from '../queries.ts';

type Schema = NonNullable<Endpoint['body']>;

export const paymentRefusalFrom = (error: unknown): PaymentRefusedDetails | undefined =>
  error instanceof CallError && error.reason.code === 'PAYMENT_REFUSED'
    ? PaymentRefusedDetails.safeParse(error.reason.details).data
    : undefined;

const aboutAmount: readonly PaymentRefusal[] = [
  'NOTHING_DUE',
  'ABOVE_DUE',
  'ABOVE_PAID',
  'ABOVE_LIMIT',
  'PAISE_DISCOUNT',
  'ABOVE_PRICE',
  'ABOVE_DISCOUNT_LIMIT',
  'BELOW_ONE_RUPEE',
];

/** The amount gets the refusals about it. */
const atField = (error: unknown): unknown => {
  const refusal = paymentRefusalFrom(error);
  if (!(error instanceof CallError) || !refusal || !aboutAmount.includes(refusal.reason)) {
    return error;
  }
  return new CallError(error.status, { ...error.reason, fields: { amount: error.message } });
};

type Options<S extends Schema> = {
  schema: S;
  /** Without the attempt. */
  read: (fields: FormData) => object;
  /** Undefined: not sent yet. */
  send: (input: S['_zod']['output']) => Promise<Order | undefined>;
  done: string;
};

/** A form of the payments dialogs. A repeat of the same input counts once. */
export const useOrderMoneyForm = <S extends Schema>(
  { onChanged, onClose }: ChangeDialogProps,
  { schema, read, send, done }: Options<S>,
) => {
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const cacheOrders = useUpdateCachedOrders();
  return useForm<S, void>({
    schema,
    read: (fields) => {
      const body = read(fields);
      return { ...body, attempt: attemptOf(body) };
    },
    send: async (input) => {
      const updated = await send(input).catch((error: unknown) => {
        throw atField(error);
      });
      if (!updated) return;
      cacheOrders([updated]);
      onChanged?.(updated);
      toast.success(done);
      onClose();
    },
  });
};
