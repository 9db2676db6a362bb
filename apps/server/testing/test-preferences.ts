import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { readRoster } from '../src/roster/service.ts';
import { openTestPlan } from './test-plan.ts';
import type { TestUser } from './test-user.ts';

export type TestPreferences = Awaited<ReturnType<typeof openTestPreferences>>;

/** Anjali has visited Priya before; Meena has not. */
export const openTestPreferences = async () => {
  const plan = await openTestPlan();
  const { haldi, salon, meera, day } = plan;
  await salon.hireOne('Anjali');
  await salon.hireOne('Meena');
  const idOf = async (name: string): Promise<string> => {
    const found = (await readRoster(haldi.context.db, day)).find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not on the roster`);
    return found._id;
  };
  const visit = async (
    customer: TestUser,
    by: string,
    over: Partial<OrderRequest> = {},
  ): Promise<Order> => {
    const order = await salon.place(customer, over);
    const done = { status: 'completed', message: updateMessages[4], beautician: by };
    const answer = await salon.track(meera, order._id, done);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Order>();
  };
  const priya = await haldi.user({ username: 'Priya' });
  const past = await visit(priya, 'Anjali');
  return {
    ...plan,
    idOf,
    visit,
    priya,
    past,
    anjali: await idOf('Anjali'),
    meena: await idOf('Meena'),
    ask: (customer: TestUser, askedFor: string, over: Partial<OrderRequest> = {}) =>
      salon.send(customer, salon.body(customer, { appointmentDate: day, askedFor, ...over })),
    offered: async (customer: TestUser): Promise<PastBeautician[]> =>
      (await haldi.as(customer, { url: '/api/booking/beauticians' })).json(),
    freeTimes: async (customer: TestUser | null, beautician?: string): Promise<string[]> => {
      const query = beautician === undefined ? '' : `&beautician=${beautician}`;
      const answer = await haldi.as(customer, { url: `/api/booking/slots?date=${day}${query}` });
      return answer
        .json<SlotAvailability[]>()
        .filter(({ available }) => available)
        .map(({ slot }) => slot);
    },
    holder: async ({ _id }: Pick<Order, '_id'>): Promise<string | null> => {
      const { rows } = await haldi.database.pool.query<{ name: string | null }>(
        `select b.name from visits v left join beauticians b on b.id = v.beautician_id
         where v.order_id = $1`,
        [_id],
      );
      return rows[0]?.name ?? null;
    },
  };
};
