import type { DiscountRemoval, DiscountRequest } from '@haldi/contract/orders/discounts/endpoints';
import type { BusinessCustomerRequest } from '@haldi/contract/orders/documents/endpoints';
import type { FeeKind } from '@haldi/contract/orders/fee';
import type {
  PaymentRequest,
  RefundRequest,
  ReversalRequest,
  UpiReferenceCheck,
  WaiverRequest,
} from '@haldi/contract/orders/payments/schema';
import type { UpiReferenceRequest } from '@haldi/contract/orders/payments/upi-reference/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import type { Identity } from '../../platform/http/identity.ts';
import type { OrdersContext } from '../service.ts';
import { type AlsoSave, type CommandContext, runOrderCommand } from './run-order-command.ts';

export const recordPayment = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, ...payment }: PaymentRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'take-payment',
    by: 'desk',
    ...payment,
  }));

export const refundPayment = (
  orders: CommandContext,
  by: Identity,
  id: string,
  { attempt, ...refund }: RefundRequest,
  alsoSave?: AlsoSave,
): Promise<Order> =>
  runOrderCommand(
    orders,
    id,
    { by, attempt },
    () => ({ kind: 'refund', by: 'desk', ...refund }),
    alsoSave,
  );

export const reverseLedgerEntry = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, ...reversal }: ReversalRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'reverse-entry',
    by: 'desk',
    ...reversal,
  }));

export const waiveFee = (
  orders: OrdersContext,
  by: Identity,
  { _id, kind: fee }: { _id: string; kind: FeeKind },
  { attempt, reason }: WaiverRequest,
): Promise<Order> =>
  runOrderCommand(orders, _id, { by, attempt }, () => ({
    kind: 'waive-fee',
    by: 'desk',
    fee,
    reason,
  }));

export const moveFeeToNextVisit = (
  orders: OrdersContext,
  by: Identity,
  { _id, kind: fee }: { _id: string; kind: FeeKind },
  { attempt }: Pick<WaiverRequest, 'attempt'>,
): Promise<Order> =>
  runOrderCommand(orders, _id, { by, attempt }, () => ({ kind: 'move-fee', by: 'desk', fee }));

export const waiveAdvance = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, reason }: WaiverRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'waive-advance',
    by: 'desk',
    reason,
  }));

const byStaff = { ceiling: null, services: null, code: null };

export const addDiscount = (
  orders: CommandContext,
  by: Identity,
  id: string,
  { attempt, reason, ...discount }: DiscountRequest,
  alsoSave?: AlsoSave,
): Promise<Order> => {
  const terms =
    discount.kind === 'percent'
      ? { ...byStaff, percent: discount.percent, amount: null }
      : { ...byStaff, percent: null, amount: discount.amount };
  return runOrderCommand(
    orders,
    id,
    { by, attempt },
    () => ({ kind: 'add-discount', by: 'desk', reason, terms }),
    alsoSave,
  );
};

export const removeDiscount = (
  orders: OrdersContext,
  by: Identity,
  { _id, discount }: { _id: string; discount: number },
  { attempt }: DiscountRemoval,
): Promise<Order> =>
  runOrderCommand(orders, _id, { by, attempt }, () => ({
    kind: 'remove-discount',
    by: 'desk',
    discount,
  }));

export const setBusinessCustomer = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, businessCustomer }: BusinessCustomerRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'set-business-customer',
    by: 'desk',
    businessCustomer,
  }));

export const submitReference = (
  orders: OrdersContext,
  id: string,
  { attempt, reference }: UpiReferenceRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by: null, attempt }, () => ({
    kind: 'submit-reference',
    by: 'customer',
    reference,
  }));

export const verifyUpiReference = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  check: UpiReferenceCheck,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt: check.attempt }, () => {
    const { reference } = check;
    if (!check.isReceived) return { kind: 'reject-payment', by: 'desk', reference };
    const { amount, acceptsOverpayment } = check;
    return { kind: 'verify-payment', by: 'desk', reference, amount, acceptsOverpayment };
  });
