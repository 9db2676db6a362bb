import { readAnalytics } from '../apps/server/src/analytics/service.ts';
import { addDays, indiaDay } from '../packages/contract/src/kit/dates.ts';
import { openBusySalon } from './lib/busy-salon.ts';
import { median } from './lib/load.ts';

/** The figures of the business over 100,000 orders of 5,000 customers. */
const rounds = 7;
const salon = await openBusySalon(100_000);
const today = indiaDay(new Date());
for (const days of [7, 30, 90, 365]) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await readAnalytics(salon.database.db, { from: addDays(today, 1 - days), to: today });
    times.push(performance.now() - began);
  }
  console.log(`analytics of ${days} days: ${Math.round(median(times))} ms`);
}
await salon.close();
