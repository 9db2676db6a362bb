import type { Slot } from '@haldi/contract/booking/slots';
import type { Service } from '@haldi/contract/catalogue/schema';
import { orderMessages } from '@haldi/contract/orders/messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { openSession } from '../accounts/sessions.ts';
import { readCatalogueFile } from '../catalogue/service.ts';
import type { TestApp } from './test-app.ts';
import { lineOf, openTestSalon, type TestSalon } from './test-orders.ts';
import type { TestUser } from './test-user.ts';

export type Dealing = {
  by: TestUser;
  /** When it is placed. */
  at: string;
  day: string;
  slot?: Slot;
  lines: [file: string, quantity: number][];
  /** What it becomes right after. */
  status?: AdminStatus;
  beautician?: string;
};

export type TestDealings = {
  salon: TestSalon;
  /** Logs in afresh: on a clock that jumps, sessions come to their end. */
  again: (user: TestUser) => Promise<TestUser>;
  /** Sets the first service of a catalogue file to a round price and duration. */
  price: (file: string, price: number, minutes: number) => Promise<void>;
  /** Places an order at that instant and brings it to its status; the clock stays there. */
  deal: (dealing: Dealing) => Promise<Order>;
};

/** Months of business, told in orders. */
export const openDealings = async (test: TestApp, admin: TestUser): Promise<TestDealings> => {
  const salon = await openTestSalon(test);
  const serviceOf = async (file: string): Promise<Service> => {
    const [first] = await readCatalogueFile(test.parts.db, file);
    if (!first) throw new Error(`${file} is empty`);
    return first;
  };
  const again: TestDealings['again'] = async (user) => ({
    ...user,
    ...(await openSession(test.parts, user.id, { device: 'Test' })),
  });
  return {
    salon,
    again,
    price: async (file, price, minutes) => {
      const { _id } = await serviceOf(file);
      await test.database.pool.query(
        'update services set price = $2, offerprice = $2 + 1, duration = $3 where id = $1',
        [_id, price, minutes],
      );
    },
    deal: async ({ by, at, day, slot = '10:00 AM', lines, status, beautician }) => {
      test.clock.set(at);
      const services = await Promise.all(
        lines.map(async ([file, quantity]) => lineOf(await serviceOf(file), quantity)),
      );
      const order = await salon.place(await again(by), {
        services,
        appointmentDate: day,
        appointmentSlot: slot,
      });
      if (!status) return order;
      const answer = await salon.track(await again(admin), order._id, {
        status,
        message: orderMessages[0],
        ...(beautician && { beautician }),
      });
      if (answer.statusCode !== 200) throw new Error(`not tracked: ${answer.body}`);
      return answer.json<Order>();
    },
  };
};
