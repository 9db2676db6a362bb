import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { FeeKind } from '../fee.ts';
import { Order } from '../schema.ts';
import {
  FeeMoveRequest,
  OrderLedger,
  PaymentRequest,
  RefundRequest,
  ReversalRequest,
  UpiReferenceCheck,
  WaiverRequest,
} from './schema.ts';

const orderParams = z.strictObject({ _id: z.uuid('Enter a valid order ID') });
const deskErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'NOT_FOUND',
  'PAYMENT_REFUSED',
  'UNAVAILABLE',
] as const;
const feeErrors = [...deskErrors, 'NOT_CHANGEABLE'] as const;

export const readOrderLedger = endpoint({
  method: 'GET',
  path: '/api/orders/:_id/payments',
  summary: 'All payments, refunds, tips and corrections of an order, and what became of its fees',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  answer: OrderLedger,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/payments',
  summary: 'Records a payment or a tip; more than is due must be confirmed',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  body: PaymentRequest,
  answer: Order,
  errors: [...deskErrors, 'REFERENCE_USED'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/refunds',
  summary: 'Records a refund; it returns what was overpaid first and reduces the price by the rest',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  body: RefundRequest,
  answer: Order,
  errors: deskErrors,
});

export const reverseLedgerEntry = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/reversals',
  summary: 'Corrects a payment, refund or tip that was recorded by mistake',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  body: ReversalRequest,
  answer: Order,
  errors: deskErrors,
});

const feeParams = z.strictObject({ _id: z.uuid('Enter a valid order ID'), kind: FeeKind });

export const waiveFee = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/fees/:kind/waiver',
  summary: 'Waives a fee',
  auth: 'desk',
  bearer: false,
  params: feeParams,
  body: WaiverRequest,
  answer: Order,
  errors: feeErrors,
});

export const waiveAdvance = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/advance/waiver',
  summary: 'Lets a visit go ahead without the rest of its advance',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  body: WaiverRequest,
  answer: Order,
  errors: feeErrors,
});

export const moveFeeToNextVisit = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/fees/:kind/move',
  summary: 'Adds a fee to the next visit of the customer',
  auth: 'desk',
  bearer: false,
  params: feeParams,
  body: FeeMoveRequest,
  answer: Order,
  errors: feeErrors,
});

export const verifyUpiReference = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/upi-reference',
  summary: 'Records that the payment with a customer’s UPI reference was received, or was not',
  auth: 'desk',
  bearer: false,
  params: orderParams,
  body: UpiReferenceCheck,
  answer: Order,
  errors: [...deskErrors, 'REFERENCE_USED'],
});
