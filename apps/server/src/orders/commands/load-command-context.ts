import { indiaDay } from '@haldi/contract/kit/dates';
import type { CommandKind, OrderCommand } from '@haldi/contract/orders/commands/command';
import { isCancelled } from '@haldi/contract/orders/status';
import { lockMessagesOfOrder } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRoster } from '../../roster/service.ts';
import { isStartCodeRequired, readPlanningRules } from '../../settings/service.ts';
import { readSkillNamesById } from '../../skills/service.ts';
import { readCouponUsedMeanwhile } from '../coupons/service.ts';
import { listActiveDiscounts } from '../discounts/store.ts';
import { readOrderBilling } from '../payments/read-order-billing.ts';
import { listActiveBookings } from '../placing/store.ts';
import {
  findVisit,
  listDaysNeedingChange,
  type PlannedDay,
  readPlannedDays,
} from '../plan/service.ts';
import { createBeauticianExclusionFilter } from '../preferences/service.ts';
import type { OrderRow } from '../tables.ts';
import { generateStartCode } from '../work/start-code.ts';
import { findVisitProgress, getOrCreateStartCode } from '../work/store.ts';
import type { Context, OrderState } from './command-decision-types.ts';
import { servicesAfterChange } from './decide-services-change.ts';
import { findMenuServices, listOrderLines } from './load-command-context-store.ts';
import { statusOf } from './values-from-order-row.ts';

type Needs = {
  /** Needs the plan of the day that the visit is on or moves to. */
  plan?: boolean;
  /** May free time that other visits need. */
  freesTime?: boolean;
  billing?: boolean;
};

const updateNeeds = { plan: true, freesTime: true };
const needsByCommand: Record<CommandKind, Needs> = {
  confirm: updateNeeds,
  unconfirm: updateNeeds,
  reopen: updateNeeds,
  complete: updateNeeds,
  cancel: updateNeeds,
  'mark-no-show': updateNeeds,
  'correct-cancellation': updateNeeds,
  assign: updateNeeds,
  unassign: updateNeeds,
  announce: updateNeeds,
  move: { plan: true, freesTime: true },
  'correct-address': { plan: true, freesTime: true },
  'change-services': { plan: true, freesTime: true, billing: true },
  decline: { plan: true, freesTime: true },
  'on-the-way': {},
  arrived: {},
  'running-late': {},
  start: {},
  'take-payment': { billing: true },
  'leave-unpaid': { billing: true },
  refund: { billing: true },
  'reverse-entry': { billing: true },
  'submit-reference': { billing: true },
  'verify-payment': { billing: true },
  'reject-payment': { billing: true },
  'waive-fee': { billing: true },
  'move-fee': { billing: true },
  'waive-advance': { billing: true },
  release: { freesTime: true, billing: true },
  'add-discount': { billing: true },
  'remove-discount': { billing: true },
  'set-business-customer': {},
};

export const readOrderState = async (tx: Db, order: OrderRow): Promise<OrderState> => {
  const visit = await findVisit(tx, order.id);
  if (!visit) throw new Error(`order ${order.id} has no visit`);
  return {
    order,
    visit,
    progress: await findVisitProgress(tx, order.id),
    lines: await listOrderLines(tx, order),
  };
};

const needsPlan = (command: OrderCommand): boolean =>
  needsByCommand[command.kind].plan === true &&
  // Cancelling by the customer and Done do not change the assignment.
  !(command.kind === 'cancel' && command.by === 'customer') &&
  !(command.kind === 'complete' && command.by === 'beautician');

const daysToRead = async (
  tx: Db,
  { order }: OrderState,
  command: OrderCommand,
  now: Date,
): Promise<string[]> => {
  const target = command.kind === 'move' ? command.to.day : order.appointmentDate;
  const touched = [order.appointmentDate, target];
  const needingChange = needsByCommand[command.kind].freesTime
    ? await listDaysNeedingChange(tx, indiaDay(now))
    : [];
  const planned = needsPlan(command) ? [target] : [];
  return [...new Set([...planned, ...touched.filter((day) => needingChange.includes(day))])];
};

const readPlans = async (
  tx: Db,
  state: OrderState,
  command: OrderCommand,
  now: Date,
): Promise<Pick<Context, 'rules' | 'days' | 'roster' | 'skillNames'>> => {
  const rules = await readPlanningRules(tx);
  const days = await daysToRead(tx, state, command, now);
  const read = days.length > 0 ? await readPlannedDays(tx, days, rules, now) : [];
  const forCustomer = await createBeauticianExclusionFilter(tx, state.order.userId);
  const plans = read.map((day): [string, PlannedDay] => [
    day.day,
    { ...day, plan: forCustomer(day.plan) },
  ]);
  if (!needsPlan(command)) {
    return { rules, days: new Map(plans), roster: [], skillNames: new Map() };
  }
  const target = command.kind === 'move' ? command.to.day : state.order.appointmentDate;
  return {
    rules,
    days: new Map(plans),
    roster: await readRoster(tx, target, target),
    skillNames: await readSkillNamesById(tx),
  };
};

const readOtherBookings = async (
  tx: Db,
  { userId, orderNumber }: OrderRow,
  now: Date,
): Promise<Context['otherBookings']> => {
  if (userId === null) return [];
  const bookings = await listActiveBookings(tx, userId, indiaDay(now));
  return bookings.filter(({ orderId }) => orderId !== orderNumber);
};

const readStartCode = async (tx: Db, orderId: string): Promise<string | null> =>
  (await isStartCodeRequired(tx)) ? getOrCreateStartCode(tx, orderId, generateStartCode()) : null;

/** Then the coupon of the order is used again. */
const mayReopen = (order: OrderRow, command: OrderCommand): boolean =>
  isCancelled(statusOf(order)) && 'to' in command && command.to !== 'cancelled';

type Sent = Pick<Context, 'now' | 'by' | 'attempt'>;

/** The order and its days must be locked. */
export const readCommandContext = async (
  tx: Db,
  state: OrderState,
  command: OrderCommand,
  sent: Sent,
): Promise<Context> => {
  const { order, lines } = state;
  const mayOverlap = command.kind === 'move' || command.kind === 'correct-address';
  const needsStartCode = command.kind === 'start' && command.by === 'beautician';
  const services = command.kind === 'change-services' ? servicesAfterChange(command, lines) : [];
  return {
    ...sent,
    ...(await readPlans(tx, state, command, sent.now)),
    otherBookings: mayOverlap ? await readOtherBookings(tx, order, sent.now) : [],
    menu:
      services.length > 0
        ? await findMenuServices(
            tx,
            services.map(({ serviceId }) => serviceId),
          )
        : new Map(),
    startCode: needsStartCode ? await readStartCode(tx, order.id) : null,
    messages: await lockMessagesOfOrder(tx, order.id),
    couponUsedMeanwhile: mayReopen(order, command)
      ? await readCouponUsedMeanwhile(tx, order, await listActiveDiscounts(tx, order.id))
      : undefined,
    billing:
      needsByCommand[command.kind].billing || order.advanceAmount !== null
        ? await readOrderBilling(tx, order, command, sent.now)
        : null,
  };
};
