import { expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../packages/contract/testing/full-run.ts';
import { simulateMonth } from '../../testing/message-month/simulate-month.ts';

const orders = shortUnlessFullRun(8, 500);
const days = shortUnlessFullRun(2, 30);
/** With this seed the short run includes three kills. */
const seed = shortUnlessFullRun(30, 27);

test(
  'threat 32: each message is sent once with two instances, moved and cancelled orders and crashes',
  async () => {
    const { problems, figures } = await simulateMonth({ orders, days, seed });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(problems).toEqual([]);
    expect(figures.mails).toBeGreaterThan(orders * 2);
    expect(figures.kills).toBeGreaterThan(0);
  },
  60 * 60_000,
);
