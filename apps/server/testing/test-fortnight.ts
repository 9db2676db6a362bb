import type { TestApp } from './test-app.ts';
import type { SalonWithPastOrders } from './test-past-orders.ts';

/** Two weeks of November with every kind of order, few enough to count by hand. */
export const createFortnightOfOrders = async (
  product: TestApp,
  business: SalonWithPastOrders,
  names: readonly string[],
): Promise<void> => {
  const { placeOrderAt } = business;
  product.clock.set('2026-10-20T06:00:00Z');
  const asha = await product.user({ username: 'Asha' });
  const priya = await product.user({ username: 'Priya' });
  const zoya = await product.user({ username: 'Zoya' });
  const [meena, rita] = [names[0] ?? '', names[1] ?? ''];
  // Long before the period: makes Asha a returning customer.
  await placeOrderAt(asha, '2026-10-20T06:00Z', '2026-10-21', { Facial: 1 }, 'completed');
  // The week before: 600 completed, one cancelled order of 1,100.
  await placeOrderAt(
    priya,
    '2026-11-03T06:00Z',
    '2026-11-04',
    { WaxingRica: 1 },
    'completed',
    meena,
  );
  await placeOrderAt(priya, '2026-11-03T07:00Z', '2026-11-05', { Facial: 1 }, 'cancelled');
  // Placed the week before, visited in the period: its revenue counts, the order does not. Monday
  // 9th, 10 and 11 AM, 2,100.
  await placeOrderAt(asha, '2026-11-08T06:00Z', '2026-11-09', { Facial: 2 }, 'completed', meena);
  // 18:29 UTC on the 9th is a minute before midnight in India. Tuesday 10th, 5 PM: 600 + 1,000.
  await placeOrderAt(
    asha,
    '2026-11-09T18:29Z',
    '2026-11-10 05:00 PM',
    { WaxingRica: 1, Facial: 1 },
    'completed',
    rita,
  );
  // Saturday 14th, 9 and 10 AM: 5,100, by a freelancer.
  await placeOrderAt(
    zoya,
    '2026-11-09T18:30Z',
    '2026-11-14 09:00 AM',
    { Bridal: 1 },
    'completed',
    'Freelancer Fay',
  );
  // Cancelled, 600 lost. Priya's only order of the week, so Priya is not among its customers.
  await placeOrderAt(
    priya,
    '2026-11-11T06:00Z',
    '2026-11-12',
    { WaxingRica: 1 },
    'cancelled',
    rita,
  );
  // Confirmed for Saturday 9 AM: takes a slot, no revenue yet.
  await placeOrderAt(
    zoya,
    '2026-11-12T06:00Z',
    '2026-11-14 09:00 AM',
    { WaxingRica: 1 },
    'confirmed',
    meena,
  );
  product.clock.set('2026-11-16T06:00:00Z');
  const { pool } = product.database;
  await pool.query(
    `insert into page_views values ('2026-11-04', '/', 50), ('2026-11-09', '/', 100),
       ('2026-11-10', '/service/:category', 35), ('2026-11-10', '/service/waxing', 25),
       ('2026-11-10', '/', 40),
       ('2026-11-10', '/admin/orders', 900), ('2026-11-16', '/', 7)`,
  );
  // Rita has Wednesday off. The salon is closed on Thursday.
  await pool.query(
    `insert into time_off (beautician_id, day, from_minute, to_minute)
     select id, '2026-11-11', 0, 1440 from beauticians where name = $1`,
    [rita],
  );
  await pool.query(`update settings set closed_days = array[date '2026-11-12']`);
};
