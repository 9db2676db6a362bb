import { toRupees } from '@haldi/contract/kit/paise';
import type { OrderCommand, ServiceQuantity } from '@haldi/contract/orders/commands/command';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import {
  maxOrderTotal,
  quantityLimits,
  servicesTotal,
  totalVisitMinutes,
} from '@haldi/contract/orders/service-line-totals';
import { visitChangeRefusal } from '@haldi/contract/orders/work/visit-actions';
import type { ConflictKind } from '@haldi/contract/schedule/plan/conflicts';
import { AppError } from '../../platform/http/app-error.ts';
import * as errors from '../errors.ts';
import { listNeededSkills } from '../plan/service.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import {
  acceptedConflictsAudit,
  decideAssignment,
  toAssignmentRequest,
} from './decide-assignment.ts';
import { requireDiscountsWithinLimit } from './decide-discounts.ts';
import { buildTimedVisit, clampToNow } from './decide-visit-actions.ts';
import type { MenuService, OrderLine } from './load-command-context-store.ts';
import { statusOf } from './values-from-order-row.ts';
import { visitActionRefusedError } from './visit-action-refused-error.ts';
import { buildVisitOnDay } from './visit-on-day.ts';

type Command = Extract<OrderCommand, { kind: 'change-services' }>;

/** The beautician sends only added services; staff send the complete list. */
export const servicesAfterChange = (
  { by, services }: Command,
  lines: readonly OrderLine[],
): readonly ServiceQuantity[] => (by === 'beautician' ? [...lines, ...services] : services);

const quantitiesOf = (services: readonly ServiceQuantity[]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { serviceId, quantity } of services) {
    const sum = (quantities.get(serviceId) ?? 0) + quantity;
    if (sum > quantityLimits.max) throw errors.quantityTooHighError(quantityLimits.max);
    quantities.set(serviceId, sum);
  }
  return quantities;
};

/** Services that were already booked keep their price; new ones have today’s. */
const linesAfter = (
  { order, lines: currentLines }: OrderState,
  services: readonly ServiceQuantity[],
  menu: Context['menu'],
): OrderLine[] => {
  const before = new Map(currentLines.map((line) => [line.serviceId, line]));
  const gone: { serviceId: string }[] = [];
  const lines = [...quantitiesOf(services)].flatMap(
    ([serviceId, quantity], position): OrderLine[] => {
      const offered = menu.get(serviceId);
      const service = before.get(serviceId) ?? (offered?.hidden ? undefined : offered);
      if (!service) {
        gone.push({ serviceId });
        return [];
      }
      const { name, price, duration, dataSet, skillId }: OrderLine | MenuService = service;
      const place = { orderId: order.id, revision: order.revision + 1, position };
      return [{ ...place, serviceId, name, price, duration, dataSet, skillId, quantity }];
    },
  );
  if (gone.length > 0) throw errors.cartMismatchError({ prices: [], gone });
  if (servicesTotal(lines) > maxOrderTotal) {
    throw new AppError(
      'INVALID_INPUT',
      'This order is too large for one visit. Remove some services.',
    );
  }
  return lines;
};

const areSameServices = (
  lines: readonly OrderLine[],
  currentLines: readonly OrderLine[],
): boolean =>
  lines.length === currentLines.length &&
  lines.every(({ serviceId, quantity }) =>
    currentLines.some((line) => line.serviceId === serviceId && line.quantity === quantity),
  );

const serviceTexts = (lines: readonly OrderLine[]): string[] =>
  lines.map(({ name, quantity }) => `${name} x ${quantity}`);

/** A beautician cannot accept conflicts and has to ask the salon. */
const toBeauticianError = (error: unknown): unknown =>
  error instanceof AppError &&
  (error.code === 'BEAUTICIAN_UNAVAILABLE' || error.code === 'BEAUTICIAN_OBJECTIONS')
    ? visitActionRefusedError('NO_TIME')
    : error;

const decideAssignmentFor = (
  state: OrderState,
  command: Command,
  context: Context,
  lines: readonly OrderLine[],
) => {
  const { order, visit } = state;
  const minutes = totalVisitMinutes(lines);
  const skills = listNeededSkills(lines);
  const visitDay = buildVisitOnDay(state, context, { minutes, skills: skills.map(String) });
  const takesTime =
    minutes > order.visitMinutes || skills.some((skill) => !visit.skills.includes(skill));
  // A visit that has started can still run into the next one.
  const isOver = visitDay.visit.start + minutes < visitDay.plan.changeableFrom;
  const accepted = visitDay.visit.accepted as ConflictKind[];
  const request = command.by === 'desk' ? command : { acknowledged: accepted };
  try {
    return decideAssignment(
      { ...visitDay, isOver },
      { ...toAssignmentRequest(order, request), status: statusOf(order), takesTime },
    );
  } catch (error) {
    throw command.by === 'beautician' ? toBeauticianError(error) : error;
  }
};

const requireVisitActionsAllowed = (state: OrderState, pressedAt: Date, context: Context): void => {
  const refusal = visitChangeRefusal(buildTimedVisit(state), clampToNow(pressedAt, context));
  if (refusal) throw visitActionRefusedError(refusal);
};

export const decideServicesChange = (
  state: OrderState,
  command: Command,
  context: Context,
): Change => {
  const { order, lines: currentLines } = state;
  if (command.by === 'beautician') requireVisitActionsAllowed(state, command.pressedAt, context);
  const lines = linesAfter(state, servicesAfterChange(command, currentLines), context.menu);
  if (areSameServices(lines, currentLines)) throw errors.servicesUnchangedError();
  if (command.by === 'desk') requireDiscountsWithinLimit(state, lines, context);
  const assignment = decideAssignmentFor(state, command, context, lines);
  const { beautician, beauticianId, visit, reassignments, substitute } = assignment;
  const { visitingCharge } = order;
  const total = toRupees(orderAmounts({ services: lines, visitingCharge }).total);
  const event: HistoryEvent = {
    kind: 'services-changed',
    totalBefore: order.total,
    total,
    ...(substitute && { substitute }),
  };
  return {
    order: {
      revision: order.revision + 1,
      servicesTotal: servicesTotal(lines),
      total,
      visitMinutes: totalVisitMinutes(lines),
      beautician,
      beauticianId,
    },
    event,
    visit,
    reassignments,
    lines,
    audit: {
      act: 'order-services-changed',
      changes: [
        { field: 'services', before: serviceTexts(currentLines), after: serviceTexts(lines) },
        { field: 'total', before: order.total, after: total },
        ...acceptedConflictsAudit(assignment),
      ],
    },
  };
};
