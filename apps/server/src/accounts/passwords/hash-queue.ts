import { WorkQueue } from '../../platform/jobs/work-queue.ts';

type Limits = { atOnce: number; waiting: number };

/** Hashing is expensive on purpose: a flood of log ins must not take the processors from the pages. */
export class HashQueue extends WorkQueue {
  constructor(limits: Limits = { atOnce: 2, waiting: 50 }) {
    super({ ...limits, whenFull: 'Too many people are logging in right now. Please try again.' });
  }
}
