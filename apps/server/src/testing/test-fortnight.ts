import type { TestApp } from './test-app.ts';
import type { TestDealings } from './test-dealings.ts';

/** Two weeks of November with every kind of order, few enough to count by hand. */
export const tellFortnight = async (
  product: TestApp,
  dealings: TestDealings,
  names: readonly string[],
): Promise<void> => {
  const { deal } = dealings;
  product.clock.set('2026-10-20T06:00:00Z');
  const asha = await product.user({ username: 'Asha' });
  const priya = await product.user({ username: 'Priya' });
  const zoya = await product.user({ username: 'Zoya' });
  const [meena, rita] = [names[0] ?? '', names[1] ?? ''];
  // Long before: makes Asha a returning customer, and nothing else.
  await deal({
    by: asha,
    at: '2026-10-20T06:00:00Z',
    day: '2026-10-21',
    lines: [['Facial', 1]],
    status: 'completed',
  });
  // The week before: 600 completed, one cancelled of 1,100.
  await deal({
    by: priya,
    at: '2026-11-03T06:00:00Z',
    day: '2026-11-04',
    lines: [['WaxingRica', 1]],
    status: 'completed',
    beautician: meena,
  });
  await deal({
    by: priya,
    at: '2026-11-03T07:00:00Z',
    day: '2026-11-05',
    lines: [['Facial', 1]],
    status: 'cancelled',
  });
  // Placed the week before, visited in the period: its revenue counts, its order does not.
  // Monday 9th, ten and eleven o'clock, 2,100.
  await deal({
    by: asha,
    at: '2026-11-08T06:00:00Z',
    day: '2026-11-09',
    lines: [['Facial', 2]],
    status: 'completed',
    beautician: meena,
  });
  // 18:29 UTC on the 9th is a minute before midnight in India; 18:30 is the 10th.
  // Tuesday 10th, five o'clock: 600 + 1,000.
  await deal({
    by: asha,
    at: '2026-11-09T18:29:00Z',
    day: '2026-11-10',
    slot: '05:00 PM',
    lines: [
      ['WaxingRica', 1],
      ['Facial', 1],
    ],
    status: 'completed',
    beautician: rita,
  });
  // Saturday 14th, nine and ten: 5,100, by a freelancer.
  await deal({
    by: zoya,
    at: '2026-11-09T18:30:00Z',
    day: '2026-11-14',
    slot: '09:00 AM',
    lines: [['Bridal', 1]],
    status: 'completed',
    beautician: 'Freelancer Fay',
  });
  // Cancelled: Priya's only order of the week, so she is not among its customers. 600 lost.
  await deal({
    by: priya,
    at: '2026-11-11T06:00:00Z',
    day: '2026-11-12',
    lines: [['WaxingRica', 1]],
    status: 'cancelled',
    beautician: rita,
  });
  // Confirmed for Saturday at nine: takes a slot, brings no revenue yet.
  await deal({
    by: zoya,
    at: '2026-11-12T06:00:00Z',
    day: '2026-11-14',
    slot: '09:00 AM',
    lines: [['WaxingRica', 1]],
    status: 'confirmed',
    beautician: meena,
  });
  product.clock.set('2026-11-16T06:00:00Z');
  const { pool } = product.database;
  await pool.query(
    `insert into page_views values ('2026-11-04', '/', 50), ('2026-11-09', '/', 100),
       ('2026-11-10', '/service/:category', 60), ('2026-11-10', '/', 40),
       ('2026-11-10', '/admin/orders', 900), ('2026-11-16', '/', 7)`,
  );
  // Rita has Wednesday off; the salon is closed on Thursday.
  await pool.query(
    `insert into days_off (beautician_id, day)
     select id, '2026-11-11' from beauticians where name = $1`,
    [rita],
  );
  await pool.query(`update settings set closed_days = array[date '2026-11-12']`);
};
