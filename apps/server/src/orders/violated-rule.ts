import { causes } from '../platform/database/constraint.ts';

/** What the database refused an order for. */
export type OrderRule = 'no-seat' | 'number-taken' | 'busy';

/** The code that the migration `orders-rules` raises when a slot has no seat left. */
const noSeat = 'HB001';

const constraints: Record<string, OrderRule> = {
  orders_open_number: 'number-taken',
  orders_one_job: 'busy',
};

/** Reads the reason off an error of the database; nothing for any other error. */
export const violatedRule = (error: unknown): OrderRule | undefined => {
  for (const { code, constraint } of causes(error)) {
    if (code === noSeat) return 'no-seat';
    const rule = constraint === undefined ? undefined : constraints[constraint];
    if (rule) return rule;
  }
  return undefined;
};
