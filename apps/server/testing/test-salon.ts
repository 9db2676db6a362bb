import type { Service } from '@haldi/contract/catalogue/service-schema';
import { minutesPerDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import { defaultWorkingHours } from '@haldi/contract/roster/schema';
import { coversStartTime, defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { readCatalogueFile } from '../src/catalogue/service.ts';
import { insertStarterServicesIfEmpty } from '../src/catalogue/starter/service.ts';
import { insertRosterEntries, readRoster } from '../src/roster/service.ts';
import { insertTimeOff } from '../src/roster/store.ts';
import { readSkillNamesById } from '../src/skills/service.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

export type TestSalon = {
  hire: (count: number) => Promise<string[]>;
  /** Without skills: all skills. */
  hireOne: (name: string, skills?: string[], weekdays?: number[]) => Promise<void>;
  skills: (...names: string[]) => Promise<string[]>;
  first: (file: string) => Promise<Service>;
  service: (minutes: number) => Service;
  body: (user: TestUser, over?: Partial<OrderRequest>) => OrderRequest;
  send: (user: TestUser | null, body: unknown) => ReturnType<TestApp['as']>;
  place: (user: TestUser, over?: Partial<OrderRequest>) => Promise<Order>;
  /** The number of visits that take each default slot, without cancelled ones. */
  countVisitsPerSlot: (day: string) => Promise<number[]>;
  /** Written directly, without replanning existing visits. */
  giveDayOff: (name: string, day: string) => Promise<void>;
  track: (
    admin: TestUser | null,
    key: string | number,
    update: object,
  ) => ReturnType<TestApp['as']>;
};

const everyWeekday = [0, 1, 2, 3, 4, 5, 6];
const defaultHours = everyWeekday.map((weekday) => ({ weekday, ...defaultWorkingHours }));

let lastOrderId = 100_000;
const nextOrderId = (): number => {
  lastOrderId += 1;
  return lastOrderId;
};

export const toRequestLine = ({ _id, name, price, duration }: Service, quantity = 1) => ({
  serviceId: _id,
  name,
  price,
  duration,
  quantity,
});

export const openTestSalon = async (test: TestApp): Promise<TestSalon> => {
  const { db, live } = test.context;
  await insertStarterServicesIfEmpty(db, test.clock());
  const catalogue = await readCatalogueFile(db, 'AllServices');
  let hired = 0;

  const skillsNamed = async (...names: string[]): Promise<string[]> => {
    const all = await readSkillNamesById(db);
    return names.map((name) => {
      const [id] = [...all].find(([, other]) => other === name) ?? [];
      if (id === undefined) throw new Error(`there is no skill ${name}`);
      return id;
    });
  };

  const service = (minutes: number): Service => {
    const found = catalogue.find(({ duration }) => duration === minutes);
    if (!found) throw new Error(`no service takes ${minutes} minutes`);
    return found;
  };
  const body: TestSalon['body'] = (user, over = {}) => ({
    orderId: nextOrderId(),
    userId: user.id,
    username: user.username,
    userPhone: user.mobileNumber,
    services: [toRequestLine(service(60))],
    appointmentDate: '2026-11-17',
    appointmentSlot: '10:00 AM',
    address: {
      street: '12 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      latitude: 0,
      longitude: 0,
    },
    ...over,
  });
  const send: TestSalon['send'] = (user, payload) =>
    test.as(user, { method: 'POST', url: '/api/orders', payload: payload as object }, 'cookie');

  return {
    service,
    body,
    send,
    hire: async (count) => {
      const names = Array.from({ length: count }, (_, index) => `Beautician ${hired + index + 1}`);
      hired += count;
      await insertRosterEntries(
        db,
        names.map((name) => ({ name, phone: '', skills: [], hours: defaultHours, timeOff: [] })),
      );
      live.publish('content-changed');
      return names;
    },
    hireOne: async (name, names = [], weekdays = everyWeekday) => {
      const hours = weekdays.map((weekday) => ({ weekday, ...defaultWorkingHours }));
      const skills = await skillsNamed(...names);
      await insertRosterEntries(db, [{ name, phone: '', skills, hours, timeOff: [] }]);
      live.publish('content-changed');
    },
    skills: skillsNamed,
    first: async (file) => {
      const [found] = await readCatalogueFile(db, file);
      if (!found) throw new Error(`nothing in ${file}`);
      return found;
    },
    place: async (user, over) => {
      const answer = await send(user, body(user, over));
      if (answer.statusCode !== 201) throw new Error(`not placed: ${answer.body}`);
      return answer.json<Order>();
    },
    countVisitsPerSlot: async (day) => {
      const { rows } = await test.database.pool.query<{ startMinute: number; minutes: number }>(
        `select start_minute as "startMinute", visit_minutes as minutes from orders
         where appointment_date = $1 and status <> 'cancelled'`,
        [day],
      );
      return defaultSlots
        .map(parseTimeOfDay)
        .map((time) => rows.filter((visit) => coversStartTime(visit, time)).length);
    },
    giveDayOff: async (name, day) => {
      const roster = await readRoster(db, day);
      const id = Number(roster.find((one) => one.name === name)?._id);
      await insertTimeOff(db, id, [{ day, from: 0, to: minutesPerDay, note: '' }]);
      live.publish('content-changed');
    },
    track: (admin, key, update) =>
      test.as(admin, { method: 'PUT', url: `/api/orders/${key}/track`, payload: update }, 'cookie'),
  };
};
