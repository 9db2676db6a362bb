import { run } from './lib/run.ts';
import { conclude } from './lib/trial.ts';

/** The month of messages with all its orders: see apps/server/testing/month/. */
console.log(
  '500 orders in 30 days, moved, cancelled and opted out; two instances, one of them killed',
);
const code = await run(
  'vitest',
  ['run', '--project', 'api-embedded', 'apps/server/src/messages/month.test.ts'],
  { env: { WHOLE: '1' } },
);
conclude(
  'messages',
  code === 0 ? [] : ['a message was lost, came twice, or came where it must not'],
);
