import { randomUUID } from 'node:crypto';
import { addDays, firstOfMonth, instantOfIndiaTime } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database/database.ts';
import { savePaidStatement } from './mark-payout-paid.ts';
import { readPayoutDraft } from './read-payouts.ts';
import { insertAdjustment } from './store.ts';

const morning = 9 * 60;

type DemoPayouts = { beauticianIds: readonly number[]; paidBy: string; today: string };

/** Last month is paid to these beauticians; the first one had an advance. */
export const insertDemoPayouts = async (
  tx: Db,
  { beauticianIds, paidBy, today }: DemoPayouts,
): Promise<void> => {
  const paidOn = firstOfMonth(today);
  const to = addDays(paidOn, -1);
  const from = firstOfMonth(to);
  for (const [place, beauticianId] of beauticianIds.entries()) {
    if (place === 0) {
      const day = addDays(from, 14);
      await insertAdjustment(tx, {
        ...{
          beauticianId,
          kind: 'advance',
          day,
          amount: 200_000,
          note: 'Advance for the festival',
        },
        ...{ attempt: randomUUID(), createdAt: instantOfIndiaTime(day, morning) },
      });
    }
    const draft = await readPayoutDraft(tx, beauticianId, { from, to });
    const method = draft.statement.totals.total > 0 ? 'bank' : null;
    const reference = method === null ? '' : `NEFT 0${beauticianId}4421`;
    const recordedAt = instantOfIndiaTime(paidOn, morning);
    if (draft.lines.length === 0) continue;
    await savePaidStatement(tx, draft, { paidOn, method, reference, paidBy, recordedAt });
  }
};
