import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fuzzHintsFor } from '../testing/fuzz/fuzz-value-hints.ts';
import { runFuzz } from '../testing/fuzz/run-fuzz.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestSalon } from '../testing/test-salon.ts';
import { readCatalogueFile } from './catalogue/service.ts';
import { insertStarterServicesIfEmpty } from './catalogue/starter/service.ts';
import { verifyDatabase } from './operations/verify-database.ts';

const requests = 1_500;

test(`threat 11: ${requests} requests made from the schemas, valid to hostile, against every call: no 5xx, nothing hangs`, async () => {
  const haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  onTestFinished(haldi.close);
  await insertStarterServicesIfEmpty(haldi.context.db, haldi.clock());
  const salon = await openTestSalon(haldi);
  await salon.hire(5);
  const [service] = await readCatalogueFile(haldi.context.db, 'AllServices');
  if (!service) throw new Error('the catalogue is empty');
  let customer = await haldi.user();
  await haldi.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = haldi.app.server.address() as AddressInfo;
  const seed = Math.floor(Math.random() * 2 ** 31);
  const report = await runFuzz({
    port,
    seed,
    requests,
    endpoints: [...haldi.app.endpoints],
    hints: () =>
      fuzzHintsFor({
        userId: customer.id,
        username: customer.username,
        service,
        now: haldi.clock(),
      }),
    signIn: async (caller) => {
      const person = await haldi.user({ isAdmin: caller === 'admin' });
      if (caller === 'customer') customer = person;
      return person;
    },
  });
  expect(report.problems, `seed ${seed}`).toEqual([]);
  // Most endpoints answer with success at least once, so the fuzz gets past the validation.
  expect(report.reached.size, `seed ${seed}`).toBeGreaterThan(25);
  const client = await haldi.database.pool.connect();
  const findings = await verifyDatabase(client, haldi.clock()).finally(() => client.release());
  expect(
    findings.filter(({ problems }) => problems.length > 0),
    `seed ${seed}`,
  ).toEqual([]);
});
