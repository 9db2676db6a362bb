import { expect, test } from 'vitest';
import { runMonth } from '../../testing/month/run-month.ts';

/** The whole month is `npm run trial:messages`; here a part of it, always the same. */
const orders = Number(process.env.MONTH_ORDERS ?? 14);
const days = Number(process.env.MONTH_DAYS ?? 3);
const seed = Number(process.env.MONTH_SEED ?? 27);

test(
  'threat 32: orders that move and cancel, two instances, one killed now and then: each message once',
  async () => {
    const { problems, figures } = await runMonth({ orders, days, seed });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(problems).toEqual([]);
    expect(figures.mails).toBeGreaterThan(orders * 2);
    expect(figures.kills).toBeGreaterThan(0);
  },
  60 * 60_000,
);
