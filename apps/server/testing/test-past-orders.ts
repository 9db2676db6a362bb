import type { Service } from '@haldi/contract/catalogue/service-schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { openSession } from '../src/accounts/sessions/service.ts';
import { readCatalogueFile } from '../src/catalogue/service.ts';
import { buildTestApp, type TestApp } from './test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

/** The first service of these catalogue files, with a round price and duration. */
const menu = { Facial: [1_000, 60], WaxingRica: [500, 60], Bridal: [5_000, 120] } as const;
type Lines = Partial<Record<keyof typeof menu, number>>;

export type SalonWithPastOrders = {
  salon: TestSalon;
  /** Opens a new session, because sessions expire when the clock jumps. */
  logInAgain: (user: TestUser) => Promise<TestUser>;
  /**
   * Places an order at the instant `at` for the day `visit` (10 AM by default), then sets its
   * status. The clock stays at `at`.
   */
  placeOrderAt: (
    by: TestUser,
    at: string,
    visit: string,
    lines: Lines,
    status?: AdminStatus,
    beautician?: string,
  ) => Promise<Order>;
};

const createTestBusiness = async (test: TestApp, admin: TestUser): Promise<SalonWithPastOrders> => {
  const salon = await openTestSalon(test);
  const serviceOf = async (file: string): Promise<Service> => {
    const [first] = await readCatalogueFile(test.context.db, file);
    if (!first) throw new Error(`${file} is empty`);
    return first;
  };
  for (const [file, [price, minutes]] of Object.entries(menu)) {
    await test.database.pool.query(
      'update services set price = $2, offerprice = $2 + 1, duration = $3 where id = $1',
      [(await serviceOf(file))._id, price, minutes],
    );
  }
  const logInAgain: SalonWithPastOrders['logInAgain'] = async (user) => ({
    ...user,
    ...(await openSession(test.context, user.id, { device: 'Test' })),
  });
  return {
    salon,
    logInAgain,
    placeOrderAt: async (by, at, visit, lines, status, beautician) => {
      test.clock.set(at);
      const [, day = '', slot = '10:00 AM'] = /^(\S+)(?: (.+))?$/.exec(visit) ?? [];
      const services = await Promise.all(
        Object.entries(lines).map(async ([file, quantity]) =>
          toRequestLine(await serviceOf(file), quantity),
        ),
      );
      const order = await salon.place(await logInAgain(by), {
        services,
        appointmentDate: day,
        appointmentSlot: slot,
      });
      if (!status) return order;
      const answer = await salon.track(await logInAgain(admin), order._id, {
        status,
        message: updateMessages[0],
        ...(beautician && { beautician }),
      });
      if (answer.statusCode !== 200) throw new Error(`not tracked: ${answer.body}`);
      return answer.json<Order>();
    },
  };
};

export const openSalonWithPastOrders = async (now: string, hired: number) => {
  const product = await buildTestApp({ now, env: { RATE_LIMITS: 'off' } });
  const admin = await product.user({ isAdmin: true, username: 'Owner' });
  const business = await createTestBusiness(product, admin);
  return { product, admin, business, names: await business.salon.hire(hired) };
};
