import { WorkQueue } from '../../platform/jobs/work-queue.ts';

type Limits = { concurrency: number; waiting: number };

/** Hashing is expensive on purpose: a flood of logins must not block the server. */
export class HashQueue extends WorkQueue {
  constructor(limits: Limits = { concurrency: 2, waiting: 50 }) {
    super({
      ...limits,
      fullMessage: 'Too many people are logging in right now. Please try again.',
    });
  }
}
