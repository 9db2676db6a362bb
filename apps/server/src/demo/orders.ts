import { addDays, indiaDay, instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { planningRulesWithoutAreas, toVisitLocation } from '../orders/plan/service.ts';
import { createDemoOrderHistory, type DemoHistory, type DemoStatus } from './order-history.ts';
import {
  areAllDemoServicesOrdered,
  type DemoLine,
  type DemoService,
  demoServiceCountsLastWeek,
  pickDemoOrderLines,
} from './order-lines.ts';
import type { DemoPerson } from './people.ts';
import { createSeededRandom, type Random } from './seeded-random.ts';
import {
  createVisitScheduler,
  type ScheduledVisit,
  type VisitRequest,
  type VisitScheduler,
} from './visit-scheduler.ts';

export type DemoOrder = {
  customer: DemoPerson;
  lines: DemoLine[];
  createdAt: Date;
  visit: ScheduledVisit;
  status: DemoStatus;
  /** Undefined while the order is not confirmed. */
  beautician: string | undefined;
  history: DemoHistory;
};

type Draft = Pick<DemoOrder, 'customer' | 'lines' | 'createdAt' | 'visit'> & {
  isCancelled: boolean;
};

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const weekDays = 7;
const historyDays = 90;
const demoPendingOrders = 12;

const bookingTimeOn = (day: string, now: Date, random: Random): Date | undefined => {
  const instant = instantOfIndiaTime(day, random.int(8 * 60, 22 * 60));
  return instant.getTime() < now.getTime() - 5 * minute ? instant : undefined;
};

const toVisitRequest = (customer: DemoPerson, lines: readonly DemoLine[]): VisitRequest => ({
  minutes: totalVisitMinutes(lines),
  skills: [...new Set(lines.map(({ skill }) => skill))],
  customer: customer.id,
  location: toVisitLocation(customer, planningRulesWithoutAreas),
});

const joinedBefore = ({ joinedDaysAgo }: DemoPerson, instant: Date, now: Date): boolean =>
  now.getTime() - joinedDaysAgo * dayMs < instant.getTime();

type DemoContext = {
  now: Date;
  today: string;
  services: readonly DemoService[];
  people: readonly DemoPerson[];
  random: Random;
  scheduler: VisitScheduler;
};

const createDraft = (
  { now, people, random, scheduler }: DemoContext,
  lines: DemoLine[],
  createdAt: Date,
  isCancelled: boolean,
): Draft => {
  const daysAhead = random.pick([0, 1, 1, 2, 2, 3, 4, 5, 7, 9]);
  const day = addDays(indiaDay(createdAt), daysAhead);
  const after = new Date(createdAt.getTime() + 90 * minute);
  const customer = random.pick(people.filter((person) => joinedBefore(person, createdAt, now)));
  const visit = scheduler.book(day, toVisitRequest(customer, lines), after);
  return { customer, lines, createdAt, visit, isCancelled };
};

const draftWeek = (context: DemoContext): Draft[] => {
  const { now, today, services, random } = context;
  const drafts: Draft[] = [];
  const randomTime = (): Date => {
    const daysAgo = random.int(0, weekDays - 1);
    return bookingTimeOn(addDays(today, -daysAgo), now, random) ?? randomTime();
  };
  const remaining = { ...demoServiceCountsLastWeek };
  while (!areAllDemoServicesOrdered(remaining)) {
    drafts.push(
      createDraft(context, pickDemoOrderLines(remaining, services, random), randomTime(), false),
    );
  }
  const cancelledCounts = { ...demoServiceCountsLastWeek };
  for (let n = 0; n < 3; n += 1) {
    drafts.push(
      createDraft(
        context,
        pickDemoOrderLines(cancelledCounts, services, random),
        randomTime(),
        true,
      ),
    );
  }
  return drafts;
};

const draftMonths = (context: DemoContext): Draft[] => {
  const { now, today, services, random } = context;
  const drafts: Draft[] = [];
  for (let daysAgo = historyDays; daysAgo >= weekDays; daysAgo -= 1) {
    const averageOrders = daysAgo > 60 ? 2 : daysAgo > 30 ? 3 : 4;
    const orders = random.int(averageOrders - 1, averageOrders + 2);
    for (let n = 0; n < orders; n += 1) {
      const createdAt = bookingTimeOn(addDays(today, -daysAgo), now, random);
      const lines = pickDemoOrderLines({ ...demoServiceCountsLastWeek }, services, random);
      if (createdAt) drafts.push(createDraft(context, lines, createdAt, random.chance(0.07)));
    }
  }
  return drafts;
};

const draftAsha = (context: DemoContext, asha: DemoPerson): Draft[] => {
  const ashaContext = { ...context, people: [asha] };
  const { today, services, random, scheduler } = context;
  const past = [74, 52, 31, 19].map((daysAgo, index) => {
    const lines = pickDemoOrderLines({ ...demoServiceCountsLastWeek }, services, random);
    const createdAt = instantOfIndiaTime(addDays(today, -daysAgo), 11 * 60 + index * 7);
    return createDraft(ashaContext, lines, createdAt, daysAgo === 31);
  });
  // Placed before the last seven days, so that the figures of the dashboard do not change.
  const createdAt = instantOfIndiaTime(addDays(today, -weekDays), 20 * 60 + 12);
  const facial = services.find(({ category }) => category === 'Facial');
  if (!facial) throw new Error('the catalogue has no facial');
  const lines = [{ ...facial, quantity: 1 }];
  const visit = scheduler.book(addDays(today, 2), toVisitRequest(asha, lines), context.now);
  return [...past, { customer: asha, lines, createdAt, visit, isCancelled: false }];
};

const toDemoOrder = (one: Draft, isPending: boolean, now: Date, random: Random): DemoOrder => {
  const { isCancelled, ...kept } = one;
  const starts = visitStart(one.visit);
  const ends = new Date(starts.getTime() + totalVisitMinutes(one.lines) * minute);
  const status: DemoStatus = isCancelled
    ? 'cancelled'
    : isPending
      ? 'pending'
      : ends <= now
        ? 'completed'
        : 'confirmed';
  const beautician = isCancelled || isPending ? undefined : one.visit.beautician;
  const { createdAt } = one;
  const history = createDemoOrderHistory(
    { status, beautician, createdAt, starts, ends, now },
    random,
  );
  return { ...kept, status, beautician, history };
};

export const createDemoOrders = (
  now: Date,
  services: readonly DemoService[],
  customers: readonly DemoPerson[],
): DemoOrder[] => {
  const [asha, ...people] = customers;
  if (!asha) throw new Error('the demo data has no people');
  const today = indiaDay(now);
  const random = createSeededRandom(20_261_116);
  const context = {
    now,
    today,
    services,
    people,
    random,
    scheduler: createVisitScheduler(today, random),
  };
  // Asha's future visit is scheduled first, so that its slot is free.
  const drafts = [...draftAsha(context, asha), ...draftMonths(context), ...draftWeek(context)].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const upcoming = drafts.filter(
    ({ customer, visit, isCancelled }) =>
      !isCancelled && customer !== asha && visitStart(visit) > now,
  );
  const pending = new Set(upcoming.slice(-demoPendingOrders));
  return drafts.map((one) => toDemoOrder(one, pending.has(one), now, random));
};
