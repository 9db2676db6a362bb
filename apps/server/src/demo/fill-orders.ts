import { createHash } from 'node:crypto';
import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import { dataSets } from '@haldi/contract/catalogue/categories';
import { indiaDay } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import { orderTotal, servicesTotal, visitMinutes } from '@haldi/contract/orders/total';
import { firstSettings } from '@haldi/contract/settings/first-settings';
import { readCatalogueFile } from '../catalogue/service.ts';
import { importOrders, type WholeOrder } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import { addToRoster } from '../roster/service.ts';
import { fillActivity } from './activity.ts';
import type { DemoService } from './baskets.ts';
import { numberAt } from './order-number.ts';
import { type DemoOrder, demoOrders } from './orders.ts';
import { demoAdmin, demoCustomers } from './people.ts';
import { daysOffOf, demoRoster } from './roster.ts';

const keyOfSet = new Map<string, string>(dataSets.map(({ name, key }) => [name, key]));

const readServices = async (db: Db): Promise<DemoService[]> => {
  const services = await readCatalogueFile(db, 'AllServices');
  return services.map(({ _id, name, price, duration, category }) => {
    const dataSet = keyOfSet.get(category) ?? category;
    return { id: _id, dataSet, category: adminCategoryOf(dataSet), name, price, duration };
  });
};

/** The same id for the same place in the list, in the form of a random one. */
const idAt = (place: number): string => {
  const digits = createHash('sha256').update(`demo order ${place}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
};

const toImported = (
  { customer, lines, createdAt, visit, status, beautician, history }: DemoOrder,
  place: number,
  roster: ReadonlyMap<string, number>,
): WholeOrder => {
  const { visitingCharge } = firstSettings;
  const { street, apartmentNumber, town, state, pincode, latitude, longitude } = customer;
  return {
    order: {
      id: idAt(place),
      orderNumber: numberAt(place),
      userId: customer.id,
      username: customer.username,
      userPhone: customer.mobileNumber,
      servicesTotal: servicesTotal(lines),
      visitingCharge,
      total: orderTotal(lines, visitingCharge),
      appointmentDate: visit.day,
      firstSlot: visit.firstSlot,
      slotCount: visit.slotCount,
      visitMinutes: visitMinutes(lines),
      street,
      apartmentNumber,
      city: town,
      state,
      pincode,
      latitude,
      longitude,
      status,
      beautician: beautician ?? noBeautician,
      beauticianId: (beautician && roster.get(beautician)) || null,
      fingerprint: 'demo',
      version: history.length,
      createdAt,
    },
    services: lines.map(({ id, dataSet, name, price, duration, quantity }) => ({
      serviceId: id,
      dataSet,
      name,
      price,
      duration,
      quantity,
    })),
    tracking: history.map((entry, step) => ({
      status: entry.status,
      message: entry.message,
      beautician: entry.beautician ?? null,
      adminId: step === 0 ? null : demoAdmin().id,
      createdAt: entry.at,
    })),
  };
};

/** The roster and the orders of the demo data, around the given instant. */
export const fillOrders = async (db: Db, now: Date): Promise<void> => {
  const today = indiaDay(now);
  const roster = await addToRoster(
    db,
    demoRoster.map((beautician) => ({
      ...beautician,
      categories: [...beautician.categories],
      workingDays: [...beautician.workingDays],
      daysOff: daysOffOf(beautician, today),
    })),
  );
  const planned = demoOrders(now, await readServices(db), demoCustomers());
  const orders = planned.map((order, place) => toImported(order, place, roster));
  await importOrders(db, orders);
  await fillActivity(db, { orders, roster, now, today });
};
