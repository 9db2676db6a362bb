import { adminCategoryOfDataSet } from '@haldi/contract/catalogue/admin-category';
import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { defaultSkillFor, defaultSkills } from '@haldi/contract/catalogue/default-skills';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { rankCategoriesByBookedServices } from '@haldi/contract/orders/most-booked-categories';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { isNotCancelled } from '@haldi/contract/orders/status';
import { isWorkingOn, toPlanBeautician } from '@haldi/contract/roster/working-hours-and-capacity';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import { Planner } from '@haldi/contract/schedule/plan/planner';
import { defaultTravelRules } from '@haldi/contract/schedule/plan/travel-time';
import { describe, expect, test } from 'vitest';
import { starterCatalogue } from '../catalogue/starter/starter-catalogue.ts';
import { planningRulesWithoutAreas, toVisitLocation } from '../orders/plan/service.ts';
import type { DemoService } from './order-lines.ts';
import { createDemoOrders, type DemoOrder } from './orders.ts';
import { demoCustomers } from './people.ts';
import { demoRoster, toDemoRosterEntry } from './roster.ts';

const services: DemoService[] = defaultSections.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name, price, duration }) => ({
    id: `${key}-${slug}`,
    dataSet: key,
    skill: defaultSkillFor({ name, dataSet: key }),
    category: adminCategoryOfDataSet(key),
    name,
    price,
    duration,
  })),
);

const rosterOf = (today: string) =>
  demoRoster.map((beautician) => ({
    ...toDemoRosterEntry(beautician, today),
    _id: beautician.name,
    active: true,
  }));

const toPlanned = ({ customer, lines, visit }: DemoOrder, index: number): PlannedVisit => ({
  ...{ id: String(index), start: visit.startMinute, minutes: totalVisitMinutes(lines) },
  skills: lines.map(({ skill }) => skill),
  location: toVisitLocation(customer, planningRulesWithoutAreas),
  ...{ customer: customer.id, requestedBeauticianId: null, previousBeauticianIds: [] },
  ...{ beauticianId: visit.beautician, isAssigned: false, accepted: [] },
});

const instants = [
  '2026-11-15T18:35:00Z',
  '2026-11-15T23:50:00Z',
  '2026-11-16T04:10:00Z',
  '2026-11-16T09:45:00Z',
  '2026-11-16T18:20:00Z',
  '2026-12-31T18:30:00Z',
  '2027-02-28T12:00:00Z',
  '2027-03-03T01:00:00Z',
  '2028-02-29T06:30:00Z',
  '2028-12-31T18:29:59Z',
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (n) => `2027-06-${14 + n}T${String(n * 3 + 1).padStart(2, '0')}:17:00Z`,
  ),
];

describe.each(instants)('demo orders created at %s', (instant) => {
  const now = new Date(instant);
  const today = indiaDay(now);
  const orders = createDemoOrders(now, services, demoCustomers());
  const kept = orders.filter(({ status }) => isNotCancelled(status));

  test('are the same for the same instant', () => {
    expect(createDemoOrders(now, services, demoCustomers())).toEqual(orders);
  });
  test('show 12 pending orders and the five figures', () => {
    expect(orders.filter(({ status }) => status === 'pending')).toHaveLength(12);
    const bookings = kept.flatMap(({ createdAt, lines }) =>
      lines.map(({ category, quantity }) => ({ day: indiaDay(createdAt), category, quantity })),
    );
    expect(rankCategoriesByBookedServices(bookings, today, 7)).toEqual([
      { category: 'Facial', quantity: 45 },
      { category: 'Waxing', quantity: 38 },
      { category: 'Makeup', quantity: 32 },
      { category: 'Hair Care', quantity: 28 },
      { category: 'Massage', quantity: 22 },
    ]);
  });
  test('Asha has one confirmed future visit and some history', () => {
    const ashaOrders = orders.filter(({ customer }) => customer.id === 'demo-asha');
    const open = ashaOrders.filter(({ status }) => status === 'pending' || status === 'confirmed');
    expect(open.map(({ status }) => status)).toEqual(['confirmed']);
    expect(open[0]?.visit.day.localeCompare(today)).toBe(1);
    const closed = ashaOrders.filter((order) => !open.includes(order)).map(({ status }) => status);
    expect(closed.toSorted()).toEqual(['cancelled', 'completed', 'completed', 'completed']);
  });
  test('assigned beauticians have the skills, hours and travel time', () => {
    const roster = rosterOf(today);
    for (const [day, visits] of Map.groupBy(kept, ({ visit }) => visit.day)) {
      const planned = visits.map(toPlanned);
      const planner = new Planner({
        beauticians: roster.map((beautician) => toPlanBeautician(beautician, day)),
        visits: planned,
        ...{ maxConcurrentVisits: null, travel: defaultTravelRules, changeableFrom: 0 },
        ...{ isClosed: false, servedPincodes: null },
      });
      expect(planned.filter((visit) => !planner.isFeasible(visit))).toEqual([]);
    }
    const starts = defaultSlots.map(parseTimeOfDay);
    expect(orders.filter(({ visit }) => !starts.includes(visit.startMinute))).toEqual([]);
    expect(
      orders.filter(
        ({ visit, beautician }) => beautician !== undefined && beautician !== visit.beautician,
      ),
    ).toEqual([]);
  });
  test('history entries are in order and not in the future', () => {
    const breaking = (keeps: (order: DemoOrder) => boolean) =>
      orders.filter((order) => !keeps(order));
    const timesOf = ({ history }: DemoOrder) => history.map(({ at }) => at.getTime());
    const isInOrder = (times: number[]) => times.every((time, n) => time >= (times[n - 1] ?? 0));
    const joined = ({ customer }: DemoOrder) => now.getTime() - customer.joinedDaysAgo * 86_400_000;
    expect(breaking((order) => isInOrder(timesOf(order)))).toEqual([]);
    expect(breaking((order) => timesOf(order)[0] === order.createdAt.getTime())).toEqual([]);
    expect(breaking((order) => Math.max(...timesOf(order)) <= now.getTime())).toEqual([]);
    expect(breaking(({ visit, createdAt }) => visit.day >= indiaDay(createdAt))).toEqual([]);
    expect(breaking(({ history, status }) => history.at(-1)?.status === status)).toEqual([]);
    expect(breaking((order) => order.createdAt.getTime() > joined(order))).toEqual([]);
  });
});

test('on every day a beautician with all skills works', () => {
  const today = '2026-11-16';
  const versatile = rosterOf(today).filter(({ skills }) => skills.length === 0);
  for (let ahead = -120; ahead <= 120; ahead += 1) {
    const day = addDays(today, ahead);
    expect(
      versatile.some((beautician) => isWorkingOn(beautician, day)),
      day,
    ).toBe(true);
  }
});

test('the roster and the menu use default skills', () => {
  const named = [
    ...rosterOf('2026-11-16').flatMap(({ skills }) => skills),
    ...services.map(({ skill }) => skill),
  ];
  expect(new Set(named)).toEqual(new Set(defaultSkills));
  const makeup = rosterOf('2026-11-16').find(({ name }) => name === 'Nasreen Pathan');
  expect(makeup?.skills).toEqual(expect.arrayContaining(['Bridal', 'Mehndi']));
});
