import { indiaDay } from '@haldi/contract/kit/dates';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { HistoryKind } from '@haldi/contract/orders/history-kind';
import type { OrderStatus } from '@haldi/contract/orders/status';
import {
  type Press,
  type Progress,
  progressAfterPress,
  type Refusal,
  refusalOf,
  statusAfterPress,
} from '@haldi/contract/orders/work/progress';
import type { RunningLate, WorkPress, WorkVisit } from '@haldi/contract/orders/work/schema';
import type { CodeRefusal } from '@haldi/contract/orders/work/start-code';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { publishAlerts, raiseAlert } from '../alerts/service.ts';
import { withLockedOrder } from '../changing/locked-order.ts';
import { changeOrder, isRepeated } from '../changing/store.ts';
import { tellOfChange } from '../changing/tell.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { fillGaps } from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { placeOf, readVisit } from './days.ts';
import { toChanges, toProgress } from './progress.ts';
import { checkStartCode } from './start-code.ts';
import { findProgress, writeProgress } from './store.ts';

type Reason = Refusal | CodeRefusal | 'NO_TIME';

const refusalTexts: Record<Reason, string> = {
  CANCELLED: 'This visit was cancelled.',
  CLOSED: 'This visit is closed.',
  OTHER_DAY: 'This visit is on another day.',
  ALREADY: 'The visit has come further than this already.',
  NOT_STARTED: 'Start the visit first.',
  CODE_NEEDED: 'Ask the customer for the four digits on her tracking page.',
  WRONG_CODE: 'This is not the code of this visit. Ask for it once more.',
  NO_TIME: 'The plan of your day has no room for this. Please call the salon.',
  ASK_SALON: 'The code was wrong five times. The salon has been told and can start the visit.',
};

export const pressRefused = (reason: Reason): AppError =>
  new AppError('PRESS_REFUSED', refusalTexts[reason], { details: { reason } });

const eventKinds = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  start: 'started',
  done: 'completed',
} as const satisfies Record<Press, HistoryKind>;

/** When it was pressed; a phone whose clock is ahead pressed now. */
const momentOf = (pressedAt: string, now: Date): Date =>
  new Date(Math.min(new Date(pressedAt).getTime(), now.getTime()));

type Sent = { attempt: string; pressedAt: string };
type Held = { row: OrderRow; progress: Progress; at: Date };
/** What becomes of the order, or why nothing does; what was written by then stays written. */
type Outcome =
  | { event: HistoryEvent; status: OrderStatus; press?: Press; lateMinutes?: number }
  | { refusal: CodeRefusal };

/** Does something about a visit of hers, once for each attempt; whoever looks on is told. */
const changeVisit = async (
  orders: Orders,
  identity: Identity,
  id: string,
  { attempt, pressedAt }: Sent,
  change: (tx: Db, held: Held) => Promise<Outcome>,
): Promise<WorkVisit> => {
  const { db, live, clock } = orders;
  const place = placeOf(identity);
  const now = clock();
  const outcome = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (row.beauticianId !== place) throw errors.notFound();
    if (await isRepeated(tx, id, attempt)) return undefined;
    const progress = toProgress(await findProgress(tx, id));
    const found = await change(tx, { row, progress, at: momentOf(pressedAt, now) });
    if ('refusal' in found) return found;
    const { status, ...told } = found;
    const entry = { event: told.event, adminId: identity.userId, attempt, at: now };
    await changeOrder(tx, id, { status }, entry);
    await tellOfChange(tx, row, { status }, { ...told, adminId: identity.userId, at: now });
    if (status !== row.status) await fillGaps(tx, row.appointmentDate, now);
    return found;
  });
  if (outcome && 'refusal' in outcome) {
    if (outcome.refusal === 'ASK_SALON') publishAlerts(live);
    throw pressRefused(outcome.refusal);
  }
  if (outcome) publishOrderEvent(live, 'order-updated', await readById(db, id));
  return readVisit(orders, identity, id);
};

export const visitOf = ({ row, progress }: Pick<Held, 'row' | 'progress'>) => ({
  status: row.status as OrderStatus,
  day: row.appointmentDate,
  progress,
});

/** On the way, arrived, start, done. */
export const pressAtVisit = (
  orders: Orders,
  identity: Identity,
  id: string,
  { press, code, ...sent }: WorkPress,
): Promise<WorkVisit> =>
  changeVisit(orders, identity, id, sent, async (tx, held) => {
    const visit = visitOf(held);
    const refusal = refusalOf(press, visit, indiaDay(held.at));
    if (refusal) throw pressRefused(refusal);
    const wrong = press === 'start' && (await checkStartCode(tx, id, code, sent.attempt));
    if (wrong) {
      if (wrong.isTheLast) {
        await raiseAlert(tx, {
          id: sent.attempt,
          kind: 'wrong-codes',
          beauticianId: placeOf(identity),
          orderId: id,
          createdAt: orders.clock(),
        });
      }
      return { refusal: wrong.refusal };
    }
    const progress = progressAfterPress(visit.progress, press, held.at.toISOString());
    await writeProgress(tx, id, toChanges(progress));
    return {
      event: { kind: eventKinds[press] },
      status: statusAfterPress(press, visit.status),
      press,
    };
  });

/** The customer is told that she comes later. */
export const sayRunningLate = (
  orders: Orders,
  identity: Identity,
  id: string,
  { minutes, ...sent }: RunningLate,
): Promise<WorkVisit> =>
  changeVisit(orders, identity, id, sent, async (tx, held) => {
    const visit = visitOf(held);
    const refusal = refusalOf('arrived', visit, indiaDay(held.at));
    if (refusal) throw pressRefused(refusal);
    await writeProgress(tx, id, { lateMinutes: minutes });
    const event = { kind: 'running-late' as const, minutes };
    return { event, status: visit.status, lateMinutes: minutes };
  });
