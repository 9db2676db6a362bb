import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, integer, timestamp } from 'drizzle-orm/pg-core';

export const advanceColumns = () => ({
  /** Rupees. Null: no advance was agreed. */
  advanceAmount: integer('advance_amount'),
  advanceMinutes: integer('advance_minutes'),
  isAdvanceKept: boolean('advance_kept'),
  /** Until when it can be paid. Null: none, or waived. */
  advanceUntil: timestamp('advance_until', { withTimezone: true }),
});

export const advanceCheck = ({
  advanceAmount,
  advanceMinutes,
  isAdvanceKept,
  advanceUntil,
}: Record<keyof ReturnType<typeof advanceColumns>, SQLWrapper>) =>
  check(
    'orders_advance',
    sql`num_nulls(${advanceAmount}, ${advanceMinutes}, ${isAdvanceKept}) in (0, 3) and (${advanceAmount} is null or (${advanceAmount} > 0 and ${advanceMinutes} > 0)) and (${advanceUntil} is null or ${advanceAmount} is not null)`,
  );
