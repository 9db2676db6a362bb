import { run } from './lib/run.ts';
import { conclude, numbersOf } from './lib/trial.ts';

/**
 * The tests of the booking invariants with their full numbers, on the embedded database and, where
 * TEST_DATABASE_URL leads to one, on a server.
 */
const { rounds, commands } = numbersOf({ rounds: 20, commands: 10_000 });
const projects = ['api-embedded', ...(process.env.TEST_DATABASE_URL ? ['api-server'] : [])];

console.log(
  `200 buyers x capacity 1, 3, 10 x ${rounds} rounds; 50 repeats; 500 racing updates; ${commands} commands against the model; on ${projects.join(' and ')}`,
);
const code = await run(
  'vitest',
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['races', 'model', 'constraints'].map((name) => `apps/server/src/orders/${name}.test.ts`),
  ],
  { env: { BOOKING_ROUNDS: String(rounds), MODEL_COMMANDS: String(commands) } },
);
conclude('booking', code === 0 ? [] : ['an invariant broke: see above']);
