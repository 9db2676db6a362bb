import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import type { VisitWithSkills } from '../src/orders/plan/service.ts';
import type { OrderRow } from '../src/orders/tables.ts';

export const now = new Date('2026-11-16T07:30:00Z');
export const day = '2026-11-16';
export const nextDay = '2026-11-17';
export const sampleBeauticianNames = new Map([
  ['1', 'Rekha'],
  ['2', 'Usha'],
]);

export const terms = { moveHours: 0, freeCancelHours: 0, lateCancelFee: 100, noShowFee: 150 };
export const sampleOrderRow: OrderRow = {
  ...{
    id: 'order',
    orderNumber: 482913,
    userId: 'asha',
    username: 'Asha',
    repeatOfOrderId: null,
    userPhone: '9800000001',
  },
  ...{ servicesTotal: 999, visitingCharge: 100, total: 1099, visitMinutes: 60, ...terms },
  ...{ advanceAmount: null, advanceMinutes: null, isAdvanceKept: null, advanceUntil: null },
  ...{
    appointmentDate: day,
    startMinute: 900,
    ...emptyAddress,
    street: 'Lane 7',
    town: 'Pune',
  },
  ...{ pincode: '411001', note: '', design: null },
  businessCustomer: null,
  ...{ recipientName: '', recipientPhone: '', status: 'pending', beautician: null },
  ...{ beauticianId: null, termsText: null, refundsText: null, cancelReason: null },
  ...{ cancelNote: '', cancelledBy: null, revision: 1, fingerprint: '', version: 1 },
  createdAt: now,
};
export const visit: VisitWithSkills = {
  ...{ orderId: 'order', day, startMinute: 900, minutes: 60, status: 'pending', skills: [1] },
  ...{ beauticianId: 1, requestedBeauticianId: null, accepted: [], needsChange: false },
};
export const line = {
  ...{ orderId: 'order', revision: 1, position: 0, serviceId: 'facial', dataSet: 'facial' },
  ...{ name: 'Facial', price: 999, duration: 60, quantity: 1, skillId: 1 },
};
export const menu = new Map(
  [line, { ...line, serviceId: 'manicure', name: 'Manicure', price: 499, duration: 30 }].map(
    ({ serviceId, dataSet, name, price, duration }) => [
      serviceId,
      { serviceId, dataSet, name, price, duration, skillId: 1, hidden: false },
    ],
  ),
);

export const deskLimits = {
  deskRefundLimit: 100_000,
  deskDiscountPercent: 50,
  deskDiscountLimit: 100_000,
};
