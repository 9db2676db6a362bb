import {
  addDiscount as addDiscountCall,
  removeDiscount as removeDiscountCall,
} from '@haldi/contract/orders/discounts/endpoints';
import { closeDay, readDayClose } from '@haldi/contract/orders/payments/day-close';
import * as calls from '@haldi/contract/orders/payments/endpoints';
import { submitUpiReference as submitReferenceCall } from '@haldi/contract/orders/payments/upi-reference/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount-endpoint.ts';
import {
  addDiscount,
  moveFeeToNextVisit,
  recordPayment,
  refundPayment,
  removeDiscount,
  reverseLedgerEntry,
  submitReference,
  verifyUpiReference,
  waiveAdvance,
  waiveFee,
} from '../commands/payment-commands-from-requests.ts';
import { findOwnOrderId, type OrdersContext, readTrackedOrder } from '../service.ts';
import { closeDayOfPayments, readPaymentsForDayClose } from './day-close.ts';
import { readOrderLedger } from './read-order-ledger.ts';

export const paymentRoutes = (app: FastifyInstance, orders: OrdersContext): void => {
  const { db } = orders;
  mount(app, calls.readOrderLedger, ({ identity, params }) =>
    readOrderLedger(orders, identity, params._id),
  );
  mount(app, calls.recordPayment, ({ identity, params, body }) =>
    recordPayment(orders, identity, params._id, body),
  );
  mount(app, calls.refundPayment, ({ identity, params, body }) =>
    refundPayment(orders, identity, params._id, body),
  );
  mount(app, calls.reverseLedgerEntry, ({ identity, params, body }) =>
    reverseLedgerEntry(orders, identity, params._id, body),
  );
  mount(app, calls.waiveFee, ({ identity, params, body }) =>
    waiveFee(orders, identity, params, body),
  );
  mount(app, calls.waiveAdvance, ({ identity, params, body }) =>
    waiveAdvance(orders, identity, params._id, body),
  );
  mount(app, calls.moveFeeToNextVisit, ({ identity, params, body }) =>
    moveFeeToNextVisit(orders, identity, params, body),
  );
  mount(app, addDiscountCall, ({ identity, params, body }) =>
    addDiscount(orders, identity, params._id, body),
  );
  mount(app, removeDiscountCall, ({ identity, params, body }) =>
    removeDiscount(orders, identity, params, body),
  );
  mount(app, calls.verifyUpiReference, ({ identity, params, body }) =>
    verifyUpiReference(orders, identity, params._id, body),
  );
  mount(app, submitReferenceCall, async ({ identity, params, body }) => {
    await submitReference(orders, await findOwnOrderId(db, identity, params), body);
    return readTrackedOrder(orders, identity, params.userId, params.orderId);
  });
  mount(app, readDayClose, ({ params }) => readPaymentsForDayClose(db, params.day));
  mount(app, closeDay, ({ identity, params, body }) =>
    closeDayOfPayments(orders, identity, params.day, body),
  );
};
