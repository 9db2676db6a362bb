import { addManyBeauticians, startWriters } from '../../apps/server/testing/concurrent-writers.ts';
import { startPageLoads } from '../../apps/server/testing/start-page-loads.ts';
import { type Trial, verifyAcknowledgedWrites, withTrialDatabase } from '../lib/trial-helpers.ts';
import { type InstanceIndex, ownerCredentials, withTwoInstances } from '../lib/two-instances.ts';

const restarts = 20;
const longestStopMs = 10_000;

/** Follows the steps in docs/operations.md. */
export const restartTrial: Trial = {
  name: 'restart',
  proves: '20 restarts of two instances behind nginx, one after the other: no failed request',
  minutes: 4,
  run: () =>
    withTwoInstances(async ({ where, balancer, end, start }) => {
      const problems: string[] = [];
      await withTrialDatabase(where, addManyBeauticians);
      const writers = await startWriters(() => balancer.address, ownerCredentials);
      const readers = startPageLoads(balancer.address, 6);
      let longest = 0;
      for (let n = 0; n < restarts; n += 1) {
        const place = (n % 2) as InstanceIndex;
        const began = performance.now();
        const code = await end(place, 'SIGTERM');
        longest = Math.max(longest, performance.now() - began);
        if (code !== 0) problems.push(`an instance stopped with exit code ${code}`);
        await start(place);
      }
      await Promise.all([readers.stop(), writers.stop()]);
      if (longest > longestStopMs) problems.push(`a stop took ${Math.round(longest)} ms`);
      console.log(
        `${restarts} restarts behind ${balancer.name}: ${readers.count()} reads answered, ${readers.failed.length} not; ${writers.unanswered.length} writes not; the longest stop ${(longest / 1_000).toFixed(1)} s`,
      );
      problems.push(...readers.failed, ...writers.unanswered);
      return [...problems, ...(await verifyAcknowledgedWrites(writers, where))];
    }),
};
