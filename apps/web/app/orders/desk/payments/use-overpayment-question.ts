import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { paymentRefusalFrom } from './use-order-money-form.ts';

type Question = { amount: number; due: number; version: number };

/** Asks before more than is due is recorded, and again if the amount or the order changes. */
export const useOverpaymentQuestion = (order: Order, typedAmount: number) => {
  const [asked, setAsked] = useState<Question>();
  const { due } = orderAmounts(order);
  const question =
    asked?.amount === typedAmount && asked.version === order.version ? asked : undefined;

  const sendUnlessAsked = async <Input extends { amount: number }>(
    input: Input,
    send: (input: Input & { acceptsOverpayment?: boolean }) => Promise<Order>,
  ): Promise<Order | undefined> => {
    const { amount } = input;
    const ask = (currentDue: number): undefined => {
      setAsked({ amount, due: currentDue, version: order.version });
    };
    if (question) return send({ ...input, acceptsOverpayment: true });
    if (amount > 0 && amount > due) return ask(due);
    try {
      return await send(input);
    } catch (error) {
      const refusal = paymentRefusalFrom(error);
      // Someone else has recorded a payment meanwhile.
      if (refusal?.reason === 'ABOVE_DUE' || refusal?.reason === 'NOTHING_DUE') {
        return ask(refusal.due);
      }
      throw error;
    }
  };
  return { question, sendUnlessAsked };
};
