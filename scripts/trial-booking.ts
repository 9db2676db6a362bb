import { run } from './lib/run.ts';
import { conclude } from './lib/trial.ts';

/**
 * The tests of the booking invariants with their full numbers, on the embedded database and, where
 * TEST_DATABASE_URL leads to one, on a server.
 */
const projects = ['api-embedded', ...(process.env.TEST_DATABASE_URL ? ['api-server'] : [])];

console.log(
  `200 buyers x capacity 1, 3, 10 x 20 rounds; 50 repeats; 500 racing updates; 10,000 commands against the model; on ${projects.join(' and ')}`,
);
const code = await run(
  'vitest',
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['races', 'model', 'constraints'].map((name) => `apps/server/src/orders/${name}.test.ts`),
  ],
  { env: { WHOLE: '1' } },
);
conclude('booking', code === 0 ? [] : ['an invariant broke: see above']);
