import { numberAt } from '../apps/server/src/demo/order-number.ts';

/** Beyond the demo's own, which begin at 0; each worker, also one that replaces another, has its own. */
const first = 100_000;
const ofWorker = 5_000;
let drawn = 0;

/** Six digits that no order has but those that a page has drawn by chance. */
export const nextOrderNumber = (): number => {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
  drawn += 1;
  return numberAt(first + worker * ofWorker + (drawn % ofWorker));
};
