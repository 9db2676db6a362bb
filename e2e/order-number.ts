import { demoOrderNumberAt } from '../apps/server/src/demo/order-number.ts';

/** After the demo's numbers; each worker has its own range. */
const first = 100_000;
const ofWorker = 5_000;
let drawn = 0;

export const nextOrderNumber = (): number => {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
  drawn += 1;
  return demoOrderNumberAt(first + worker * ofWorker + (drawn % ofWorker));
};
