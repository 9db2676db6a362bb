import { randomInt } from 'node:crypto';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import {
  type CodeRefusal,
  isCodeShown,
  mostWrongCodes,
} from '@haldi/contract/orders/work/start-code';
import type { Db } from '../../platform/database/database.ts';
import { readAsksStartCode } from '../../settings/service.ts';
import { findProgress, keepStartCode, writeProgress } from './store.ts';

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** What the customer tells whoever comes; null: nobody asks for it, or not yet. */
export const startCodeFor = async (db: Db, order: Order, now: Date): Promise<string | null> => {
  const { _id, status, beautician, appointmentDate: day, appointmentSlot: slot } = order;
  const isComing = isOpen(status) && beautician !== noBeautician;
  if (!isComing || !isCodeShown({ day, slot, startedAt: order.progress.startedAt }, now))
    return null;
  return (await readAsksStartCode(db)) ? keepStartCode(db, _id, newCode()) : null;
};

export type CheckedCode = {
  refusal: CodeRefusal;
  /** Just now only the salon became able to start it. */
  isTheLast: boolean;
};

const refused = (refusal: CodeRefusal, isTheLast = false): CheckedCode => ({ refusal, isTheLast });

/**
 * Whether a visit may be started with this code; nothing: it may. Wrong ones are counted, each attempt
 * once. The caller holds the order's lock.
 */
export const checkStartCode = async (
  tx: Db,
  orderId: string,
  code: string | undefined,
  attempt: string,
): Promise<CheckedCode | undefined> => {
  if (!(await readAsksStartCode(tx))) return undefined;
  const expected = await keepStartCode(tx, orderId, newCode());
  const row = await findProgress(tx, orderId);
  const wrongCodes = row?.wrongCodes ?? 0;
  if (row?.wrongAttempt === attempt) {
    return refused(wrongCodes >= mostWrongCodes ? 'ASK_SALON' : 'WRONG_CODE');
  }
  if (wrongCodes >= mostWrongCodes) return refused('ASK_SALON');
  if (code === undefined) return refused('CODE_NEEDED');
  if (code === expected) return undefined;
  await writeProgress(tx, orderId, { wrongCodes: wrongCodes + 1, wrongAttempt: attempt });
  const isTheLast = wrongCodes + 1 === mostWrongCodes;
  return refused(isTheLast ? 'ASK_SALON' : 'WRONG_CODE', isTheLast);
};
