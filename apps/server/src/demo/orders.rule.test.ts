import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import { dataSets } from '@haldi/contract/catalogue/categories';
import { indiaDay } from '@haldi/contract/kit/dates';
import { popularServices } from '@haldi/contract/orders/popular-services';
import { visitMinutes } from '@haldi/contract/orders/total';
import { slots, slotsOfVisit } from '@haldi/contract/schedule/slots';
import { describe, expect, test } from 'vitest';
import { starterCatalogue } from '../catalogue/starter/starter-catalogue.ts';
import type { DemoService } from './baskets.ts';
import { type DemoOrder, demoOrders } from './orders.ts';
import { demoCustomers } from './people.ts';
import { demoRoster, isAtWork } from './roster.ts';

const services: DemoService[] = dataSets.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name, price, duration }) => ({
    id: `${key}-${slug}`,
    dataSet: key,
    category: adminCategoryOf(key),
    name,
    price,
    duration,
  })),
);

const seatKeys = ({ visit }: DemoOrder): string[] =>
  Array.from({ length: visit.slotCount }, (_, place) => `${visit.day} ${visit.firstSlot + place}`);

const instants = [
  '2026-11-15T18:35:00Z',
  '2026-11-15T23:50:00Z',
  '2026-11-16T04:10:00Z',
  '2026-11-16T09:45:00Z',
  '2026-11-16T18:20:00Z',
  '2027-02-28T12:00:00Z',
  '2027-03-03T01:00:00Z',
  '2028-02-29T06:30:00Z',
];

describe.each(instants)('demo orders made at %s', (instant) => {
  const now = new Date(instant);
  const today = indiaDay(now);
  const orders = demoOrders(now, services, demoCustomers());
  const kept = orders.filter(({ status }) => status !== 'cancelled');

  test('are the same for the same instant', () => {
    expect(demoOrders(now, services, demoCustomers())).toEqual(orders);
  });
  test('show 12 pending orders and the five figures', () => {
    expect(orders.filter(({ status }) => status === 'pending')).toHaveLength(12);
    const bookings = kept.flatMap(({ createdAt, lines }) =>
      lines.map(({ category, quantity }) => ({ day: indiaDay(createdAt), category, quantity })),
    );
    expect(popularServices(bookings, today, 7)).toEqual([
      { category: 'Facial', quantity: 45 },
      { category: 'Waxing', quantity: 38 },
      { category: 'Makeup', quantity: 32 },
      { category: 'Hair Care', quantity: 28 },
      { category: 'Massage', quantity: 22 },
    ]);
  });
  test('Asha has one confirmed visit to come and some history', () => {
    const hers = orders.filter(({ customer }) => customer.id === 'demo-asha');
    const open = hers.filter(({ status }) => status === 'pending' || status === 'confirmed');
    expect(open.map(({ status }) => status)).toEqual(['confirmed']);
    expect(open[0]?.visit.day.localeCompare(today)).toBe(1);
    const closed = hers.filter((order) => !open.includes(order)).map(({ status }) => status);
    expect(closed.toSorted()).toEqual(['cancelled', 'completed', 'completed', 'completed']);
  });
  test('nobody is in two places, and no slot has more visits than people at work', () => {
    const jobs = kept.flatMap((order) =>
      order.beautician === undefined
        ? []
        : seatKeys(order).map((key) => `${order.beautician} ${key}`),
    );
    expect(new Set(jobs).size).toBe(jobs.length);
    const seats = new Map<string, number>();
    for (const order of kept) {
      for (const key of seatKeys(order)) seats.set(key, (seats.get(key) ?? 0) + 1);
    }
    for (const [key, visits] of seats) {
      const day = key.slice(0, 10);
      const atWork = demoRoster.filter((beautician) => isAtWork(beautician, day, today)).length;
      expect(visits).toBeLessThanOrEqual(atWork);
    }
    for (const { visit, lines } of orders) {
      const slot = slots[visit.firstSlot] ?? '09:00 AM';
      expect(visit.slotCount).toBe(slotsOfVisit(slot, visitMinutes(lines)).length);
    }
  });
  test('nothing happens before it could or after now', () => {
    for (const { createdAt, history, visit, status, customer } of orders) {
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBe(createdAt.getTime());
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      expect(visit.day >= indiaDay(createdAt)).toBe(true);
      expect(history.at(-1)?.status).toBe(status);
      const joined = now.getTime() - customer.joinedDaysAgo * 86_400_000;
      expect(createdAt.getTime()).toBeGreaterThan(joined);
    }
  });
});
