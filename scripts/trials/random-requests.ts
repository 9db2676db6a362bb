import { parseArgs } from 'node:util';
import { loadContractEndpoints } from '../../apps/server/testing/contract-endpoints.ts';
import { fuzzHintsFor } from '../../apps/server/testing/fuzz/fuzz-value-hints.ts';
import { runFuzz } from '../../apps/server/testing/fuzz/run-fuzz.ts';
import { memoryMegabytesOf, portOfUrl } from '../../apps/server/testing/spawn-product.ts';
import { demoAdminLogin, logInAt, signUpAt } from '../../apps/server/testing/test-http-client.ts';
import {
  readServicesAt,
  type Trial,
  verifyTrialData,
  withProduct,
  withTemporaryDirectory,
} from '../lib/trial-helpers.ts';

const readTrialNumbers = <Name extends string>(
  parameters: string[],
  defaults: Record<Name, number>,
): Record<Name, number> => {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: parameters, options });
  const given = Object.entries(values).map(([name, value]) => {
    if (!/^\d+$/.test(String(value))) throw new Error(`--${name} must be a whole number`);
    return [name, Number(value)];
  });
  return { ...defaults, ...Object.fromEntries(given) };
};

/** Allows for caches and queues; a leak of some bytes per request would exceed it. */
const growthMb = 150;

export const randomRequestsTrial: Trial = {
  name: 'fuzz',
  proves: '10,000 requests made from the schemas, valid to hostile: no 5xx, no hang, no leak',
  minutes: 3,
  usage: '[--requests N] [--seed N] [--from N]',
  run: (parameters) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const { requests, ...replay } = readTrialNumbers(parameters, {
      requests: 10_000,
      seed,
      from: 0,
    });
    return withTemporaryDirectory((dataDir) =>
      withProduct(dataDir, async ({ product, address }) => {
        const [service] = await readServicesAt(address);
        let customer = await signUpAt(address);
        let warm = 0;
        console.log(`seed ${replay.seed}`);
        const report = await runFuzz({
          ...replay,
          port: portOfUrl(address),
          requests,
          endpoints: await loadContractEndpoints(),
          hints: () =>
            fuzzHintsFor({
              userId: customer.id,
              username: customer.username,
              service,
              now: new Date(),
            }),
          signIn: async (caller) => {
            if (caller === 'admin') return logInAt(address, ...demoAdminLogin);
            customer = await signUpAt(address);
            return customer;
          },
          progress: (done) => {
            if (done % 10_000 === 0) console.log(`${done}: ${memoryMegabytesOf(product.pid)} MB`);
            if (done === 2_000) warm = memoryMegabytesOf(product.pid);
          },
        });
        const after = memoryMegabytesOf(product.pid);
        console.log(
          `${JSON.stringify(report.statuses)}; ${report.reached.size} calls reached; ${report.turnedAway} rejected by a full queue; memory ${warm} MB after 2,000, ${after} MB at the end`,
        );
        const hasGrown = warm > 0 && after - warm > growthMb;
        return [
          ...report.problems,
          ...(hasGrown ? [`memory grew by ${after - warm} MB`] : []),
          ...(await verifyTrialData({ dataDir })),
        ];
      }),
    );
  },
};
