import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { closedCashDrawers, closedPaymentDays, ledgerEntries } from './tables.ts';

/** Closes every day with payments before the given one, with all cash handed in. */
export const closeDemoPaymentDaysBefore = async (
  db: Db,
  day: string,
  closedBy: string,
): Promise<void> => {
  await db.execute(sql`insert into ${closedPaymentDays} (day, closed_by, closed_at, note)
    select distinct ${ledgerEntries.day}, ${closedBy},
      (${ledgerEntries.day} + time '21:00') at time zone 'Asia/Kolkata', ''
    from ${ledgerEntries} where ${ledgerEntries.day} < ${day}::date`);
  await db.execute(sql`insert into ${closedCashDrawers} (day, beautician_id, expected, handed_in)
    select ${ledgerEntries.day}, coalesce(${ledgerEntries.beauticianId}, 0),
      sum(${ledgerEntries.amount}), sum(${ledgerEntries.amount})
    from ${ledgerEntries}
    where ${ledgerEntries.day} < ${day}::date and ${ledgerEntries.method} = 'cash'
      and ${ledgerEntries.kind} = 'payment'
    group by 1, 2`);
};
