import type { MessageChanges } from '@haldi/contract/messages/message-changes';
import { formatVisitTime } from '@haldi/contract/messages/message-changes';
import { planBeauticianMessages } from '@haldi/contract/messages/plan-beautician-messages';
import { planCustomerMessages } from '@haldi/contract/messages/plan-customer-messages';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { CancelReason } from '@haldi/contract/orders/cancellation';
import { isCancelled, isInProgress, isOpenStatus } from '@haldi/contract/orders/status';
import { emptyVisitProgress, progressAfterStatus } from '@haldi/contract/orders/work/visit-actions';
import { withoutVisit, withReassignedVisits } from '@haldi/contract/schedule/plan/day-plan';
import { replanDay } from '@haldi/contract/schedule/plan/replan';
import type { SalonNotification } from '../../messages/service.ts';
import {
  computeVisitPlans,
  neededSkillsOf,
  type PlannedDay,
  toPlannedVisit,
  type VisitPlan,
} from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import type { ProgressChanges } from '../work/store.ts';
import { toVisitProgress, toVisitProgressRow } from '../work/visit-progress.ts';
import type { Change, Context, OrderState, Outcome } from './command-decision-types.ts';
import { advanceDueAfter } from './decide-advance.ts';
import { statusOf, visitSnapshotOf } from './values-from-order-row.ts';
import { withDeclinedVisit } from './visit-on-day.ts';

type Changed = { before: OrderRow; after: OrderRow };

const isMoved = ({ before, after }: Changed): boolean =>
  before.appointmentDate !== after.appointmentDate || before.startMinute !== after.startMinute;

/**
 * Moving or reassigning a visit resets its progress and start code, unless it has already started.
 */
const progressAfter = (
  { progress: row }: OrderState,
  changed: Changed,
  now: Date,
): ProgressChanges | undefined => {
  const { before, after } = changed;
  const isRestarted =
    !isInProgress(statusOf(after)) &&
    (isMoved(changed) || before.beauticianId !== after.beauticianId);
  const current = toVisitProgress(row);
  const kept = isRestarted ? emptyVisitProgress : current;
  const progress =
    before.status === after.status
      ? kept
      : progressAfterStatus(kept, statusOf(after), now.toISOString());
  const isSame = JSON.stringify(progress) === JSON.stringify(current);
  if (isSame && !(isRestarted && row)) return undefined;
  const code = isRestarted ? { startCode: null, wrongCodes: 0, wrongAttempt: null } : {};
  return { ...toVisitProgressRow(progress), ...code };
};

const dayAfter = (
  { order, visit }: OrderState,
  change: Change,
  after: OrderRow,
  { day, plan, needingChange }: PlannedDay,
  rules: Context['rules'],
): PlannedDay => {
  const isCurrent = isOpenStatus(statusOf(after)) && after.appointmentDate === day;
  const skills = change.lines ? neededSkillsOf(change.lines) : visit.skills;
  const visitRow = { ...visit, skills, ...change.visit, ...appointmentOfVisit(after) };
  const others = withoutVisit(change.isDeclined ? withDeclinedVisit(plan, order) : plan, order);
  const planned = toPlannedVisit(after, visitRow, rules);
  const visits = isCurrent
    ? [...others.visits, planned.visit].sort(
        (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1),
      )
    : others.visits;
  const stillNeedingChange = new Set([...needingChange].filter((id) => id !== order.id));
  if (isCurrent && planned.needsChange) stillNeedingChange.add(order.id);
  return {
    day,
    plan: withReassignedVisits({ ...others, visits }, change.reassignments ?? []),
    needingChange: stillNeedingChange,
  };
};

const appointmentOfVisit = ({
  appointmentDate: day,
  startMinute,
  visitMinutes,
  status,
}: OrderRow) => ({
  day,
  startMinute,
  minutes: visitMinutes,
  status,
});

const reassignmentsAfter = (
  state: OrderState,
  change: Change,
  after: OrderRow,
  { days, rules }: Context,
): VisitPlan[] => {
  const reassigned = (change.reassignments ?? []).map(({ visit, beauticianId }) => ({
    orderId: visit,
    beauticianId: Number(beauticianId),
  }));
  const replanned = [...days.values()]
    .map((day) => dayAfter(state, change, after, day, rules))
    .filter(
      ({ needingChange, plan }) => needingChange.size > 0 && Number.isFinite(plan.changeableFrom),
    )
    .flatMap((day) => computeVisitPlans(day, replanDay).changes);
  return [...reassigned, ...replanned];
};

const salonNotificationFor = (
  changed: Changed,
  { event }: Change,
  { by, now: at }: Context,
): SalonNotification | undefined => {
  const { before, after } = changed;
  const visit = visitSnapshotOf(after);
  const notification = {
    subject: after.id,
    orderId: after.id,
    occasion: `version ${before.version + 1}`,
    userId: after.userId,
    actorId: by?.userId ?? null,
    visit,
    at,
  };
  if (isCancelled(statusOf(after))) {
    if (isCancelled(statusOf(before))) return undefined;
    if (event.kind === 'released') return { ...notification, kind: 'order-released', facts: {} };
    const reason = after.cancelReason as CancelReason | null;
    const facts = reason ? { reason: cancelReasonLabels[reason] } : {};
    return { ...notification, kind: 'order-cancelled', facts };
  }
  if (event.kind === 'address-corrected')
    return { ...notification, kind: 'order-corrected', facts: {} };
  if (!isMoved(changed)) return undefined;
  const facts = { before: formatVisitTime(visitSnapshotOf(before)) };
  return { ...notification, kind: 'order-moved', facts };
};

const customerMessagesFor = (
  state: OrderState,
  { before, after }: Changed,
  change: Change,
  context: Context,
): MessageChanges => {
  const { event, press, lateMinutes } = change;
  const { messages, now: at } = context;
  const announced = event.kind === 'on-the-way' ? 'on-the-way' : undefined;
  // Customers who change the address themselves have already seen the new total.
  const isNewTotal =
    event.kind === 'address-corrected' && event.by === 'salon' && before.total !== after.total;
  const servicesChanged = event.kind === 'services-changed' || isNewTotal;
  const changeDetails = {
    ...{ at, press: press ?? announced, lateMinutes, servicesChanged },
    advance: advanceDueAfter(state, change, context),
    isReleased: event.kind === 'released',
  };
  return planCustomerMessages(
    visitSnapshotOf(before),
    visitSnapshotOf(after),
    messages,
    changeDetails,
  );
};

const beauticianMessagesFor = (
  { before, after }: Changed,
  { messages, by, now: at }: Context,
): MessageChanges =>
  planBeauticianMessages(visitSnapshotOf(before), visitSnapshotOf(after), messages, {
    at,
    actorId: by?.beauticianId ?? null,
  });

export const computeOrderOutcome = (
  state: OrderState,
  change: Change,
  context: Context,
): Outcome => {
  const { reassignments: _, press: __, lateMinutes: ___, ...kept } = change;
  const before = state.order;
  const after: OrderRow = { ...before, ...change.order };
  const changed = { before, after };
  const progress = change.progress ?? progressAfter(state, changed, context.now);
  const toSalon = salonNotificationFor(changed, change, context);
  return {
    ...kept,
    ...(progress && { progress }),
    reassignments: reassignmentsAfter(state, change, after, context),
    clearsDeclined: isMoved(changed),
    toCustomer: customerMessagesFor(state, changed, change, context),
    toBeauticians: beauticianMessagesFor(changed, context),
    ...(toSalon && { toSalon }),
  };
};
