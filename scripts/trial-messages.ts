import { run } from './lib/run.ts';
import { conclude, numbersOf } from './lib/trial.ts';

/** The month of messages with all its orders: see apps/server/testing/month/. */
const { orders, days, seed } = numbersOf({ orders: 500, days: 30, seed: 27 });

console.log(
  `${orders} orders in ${days} days, moved, cancelled and opted out; two instances, one of them killed`,
);
const code = await run(
  'vitest',
  ['run', '--project', 'api-embedded', 'apps/server/src/messages/month.test.ts'],
  {
    env: { MONTH_ORDERS: String(orders), MONTH_DAYS: String(days), MONTH_SEED: String(seed) },
  },
);
conclude(
  'messages',
  code === 0 ? [] : ['a message was lost, came twice, or came where it must not'],
);
