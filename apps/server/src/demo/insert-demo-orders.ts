import { createHash } from 'node:crypto';
import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { adminCategoryOfDataSet } from '@haldi/contract/catalogue/admin-category';
import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { defaultSkillFor } from '@haldi/contract/catalogue/default-skills';
import { indiaDay } from '@haldi/contract/kit/dates';
import { toRupees } from '@haldi/contract/kit/paise';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { servicesTotal, totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { defaultSettings } from '@haldi/contract/settings/default-settings';
import { readCatalogueFile } from '../catalogue/service.ts';
import { issueDemoDocuments } from '../orders/documents/issue-demo-documents-service.ts';
import { closeDemoPaymentDaysBefore } from '../orders/payments/close-demo-payment-days-store.ts';
import { type ImportedOrder, importOrders, insertCoupon } from '../orders/service.ts';
import { insertDemoPayouts } from '../payouts/demo-payouts-service.ts';
import type { Db } from '../platform/database/database.ts';
import { insertRosterEntries } from '../roster/service.ts';
import { ensureDefaultSkills } from '../skills/service.ts';
import { demoCoupon, demoCouponCreatedAt } from './coupon-and-discounts.ts';
import { insertDemoAuditEntries } from './insert-demo-audit-entries.ts';
import type { DemoService } from './order-lines.ts';
import { demoOrderNumberAt } from './order-number.ts';
import { createDemoOrders, type DemoOrder } from './orders.ts';
import {
  createDemoPaymentsAndFees,
  type DemoBilling,
  type DemoPayment,
} from './payments-and-fees.ts';
import { demoAdmin, demoBeautician, demoCustomers } from './people.ts';
import { demoRoster, toDemoRosterEntry } from './roster.ts';
import { createSeededRandom } from './seeded-random.ts';

const sectionKeyByName = new Map<string, string>(
  defaultSections.map(({ name, key }) => [name, key]),
);

const { visitingCharge } = defaultSettings;

const readServices = async (db: Db): Promise<DemoService[]> => {
  const services = await readCatalogueFile(db, 'AllServices');
  return services.map(({ _id, name, price, duration, category }) => {
    const dataSet = sectionKeyByName.get(category) ?? category;
    const skill = defaultSkillFor({ name, dataSet });
    return {
      id: _id,
      dataSet,
      skill,
      category: adminCategoryOfDataSet(dataSet),
      name,
      price,
      duration,
    };
  });
};

/** Returns the same random-looking UUID for the same text. */
const uuidOf = (text: string): string => {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
};

type Ids = {
  roster: ReadonlyMap<string, number>;
  skills: ReadonlyMap<string, number>;
  coupon: number;
};

/** The desk takes payments before a visit and returns money; beauticians take the others. */
const isTakenAtTheDesk = ({ status }: DemoOrder, { method }: DemoPayment): boolean =>
  status === 'cancelled' || method === 'card';

const toEntries = (
  order: DemoOrder,
  { payments }: DemoBilling,
  index: number,
  beauticianId: number | null,
): ImportedOrder['entries'] =>
  payments.map((payment) => ({
    ...{ kind: payment.kind, method: payment.method, amount: payment.amount },
    takenBy: demoAdmin().id,
    beauticianId: isTakenAtTheDesk(order, payment) ? null : beauticianId,
    attempt: uuidOf(`demo ${payment.kind} ${index}`),
    takenAt: payment.at,
    day: indiaDay(payment.at),
    recordedAt: payment.at,
  }));

/** Discounts by staff are given before the payment. */
const toDiscounts = (
  { createdAt }: DemoOrder,
  { discount, payments: [payment] }: DemoBilling,
  coupon: number,
): ImportedOrder['discounts'] => {
  if (!discount) return [];
  return discount.code === null
    ? [{ ...discount, givenBy: demoAdmin().id, givenAt: payment?.at ?? createdAt }]
    : [{ ...discount, couponId: coupon, givenAt: createdAt }];
};

const toImported = (
  order: DemoOrder,
  billing: DemoBilling,
  index: number,
  { roster, skills, coupon }: Ids,
): ImportedOrder => {
  const { customer, lines, createdAt, visit, status, beautician } = order;
  const { history, reference } = billing;
  const beauticianId = (beautician && roster.get(beautician)) || null;
  return {
    order: {
      id: uuidOf(`demo order ${index}`),
      orderNumber: demoOrderNumberAt(index),
      userId: customer.id,
      username: customer.username,
      repeatOfOrderId: null,
      userPhone: customer.mobileNumber,
      servicesTotal: servicesTotal(lines),
      visitingCharge,
      total: toRupees(orderAmounts({ services: lines, visitingCharge }).total),
      appointmentDate: visit.day,
      startMinute: visit.startMinute,
      visitMinutes: totalVisitMinutes(lines),
      ...pickAddress(customer),
      status,
      beautician: beautician ?? null,
      beauticianId,
      note: '',
      recipientName: '',
      recipientPhone: '',
      businessCustomer: null,
      design: null,
      ...{ moveHours: 0, freeCancelHours: 0, lateCancelFee: 0, noShowFee: 0 },
      ...{ advanceAmount: null, advanceMinutes: null, isAdvanceKept: null, advanceUntil: null },
      ...{ termsText: null, refundsText: null },
      ...{ cancelReason: null, cancelNote: '', cancelledBy: null },
      revision: 1,
      fingerprint: 'demo',
      version: history.length,
      createdAt,
    },
    plannedId: roster.get(visit.beautician) ?? null,
    services: lines.map(({ id, dataSet, name, price, duration, quantity, skill }) => ({
      serviceId: id,
      dataSet,
      name,
      price,
      duration,
      quantity,
      skillId: skills.get(skill) ?? null,
    })),
    tracking: history.map((entry, step) => ({
      status: entry.status,
      event: entry.event,
      beautician: entry.beautician ?? null,
      adminId: step === 0 || entry.event.kind === 'reference-submitted' ? null : demoAdmin().id,
      attempt: null,
      revision: null,
      createdAt: entry.at,
    })),
    entries: toEntries(order, billing, index, beauticianId),
    discounts: toDiscounts(order, billing, coupon),
    reference: reference
      ? {
          reference,
          amount: orderAmounts({ services: lines, visitingCharge }).total,
          createdAt: history.at(-1)?.at ?? createdAt,
        }
      : undefined,
  };
};

/** Usha first, who has the log-in of the demo. */
const paidBeauticians = (roster: ReadonlyMap<string, number>): number[] => {
  const usha = roster.get(demoBeautician().username);
  const others = [...roster.values()].filter((id) => id !== usha);
  return [...(usha === undefined ? [] : [usha]), ...others].slice(0, 2);
};

export const insertDemoOrders = async (db: Db, now: Date): Promise<ReadonlyMap<string, number>> => {
  const today = indiaDay(now);
  const skills = await ensureDefaultSkills(db);
  const roster = await insertRosterEntries(
    db,
    demoRoster.map((beautician) => {
      const { skills: names, ...rest } = toDemoRosterEntry(beautician, today);
      return { ...rest, skills: names.map((name) => String(skills.get(name))) };
    }),
  );
  const planned = createDemoOrders(now, await readServices(db), demoCustomers());
  const random = createSeededRandom(20_261_119);
  const billings = createDemoPaymentsAndFees(planned, { now, visitingCharge, random });
  const coupon = await insertCoupon(db, demoCoupon, demoCouponCreatedAt(now));
  const orders = planned.map((order, index) => {
    const billing = billings[index];
    if (!billing) throw new Error('every order has a billing');
    return toImported(order, billing, index, { roster, skills, coupon });
  });
  await importOrders(db, orders);
  await issueDemoDocuments(
    db,
    orders.map(({ order }) => order.id),
  );
  await closeDemoPaymentDaysBefore(db, today, demoAdmin().id);
  await insertDemoPayouts(db, {
    beauticianIds: paidBeauticians(roster),
    paidBy: demoAdmin().id,
    today,
  });
  await insertDemoAuditEntries(db, { orders, roster, now, today });
  return roster;
};
