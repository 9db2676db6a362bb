import { causes } from '../platform/database/constraint.ts';

/** What the database refused an order for. */
export type Verdict = 'no-seat' | 'number-taken' | 'busy';

/** The code that the migration `orders-rules` raises when a slot has no seat left. */
const noSeat = 'HB001';

const constraints: Record<string, Verdict> = {
  orders_open_number: 'number-taken',
  orders_one_job: 'busy',
};

/** Reads the reason off an error of the database; nothing for any other error. */
export const verdictOf = (error: unknown): Verdict | undefined => {
  for (const { code, constraint } of causes(error)) {
    if (code === noSeat) return 'no-seat';
    const verdict = constraint === undefined ? undefined : constraints[constraint];
    if (verdict) return verdict;
  }
  return undefined;
};
