import type { BeauticianCandidates } from '@haldi/contract/orders/desk/beautician-candidates';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { salonRuleConflicts } from '@haldi/contract/schedule/plan/conflicts';
import {
  planAssignment,
  travelMinutesFromPreviousVisit,
} from '@haldi/contract/schedule/plan/plan-assignment';
import type { Db } from '../../platform/database/database.ts';
import { readRoster } from '../../roster/service.ts';
import { readPlanningRules } from '../../settings/service.ts';
import { readSkillNamesById } from '../../skills/service.ts';
import { describeConflicts, type VisitOnDay } from '../commands/decide-assignment.ts';
import { findOrderRow } from '../commands/load-command-context-store.ts';
import { statusOf } from '../commands/values-from-order-row.ts';
import { buildVisitOnDay } from '../commands/visit-on-day.ts';
import * as errors from '../errors.ts';
import { findVisit, readPlannedDay } from '../plan/service.ts';
import { createBeauticianExclusionFilter } from '../preferences/service.ts';
import type { OrdersContext } from '../service.ts';
import type { OrderRow } from '../tables.ts';

/** Read only: nothing is locked. */
export const readVisitOnDay = async (
  db: Db,
  order: OrderRow,
  now: Date,
  day = order.appointmentDate,
): Promise<VisitOnDay> => {
  const rules = await readPlanningRules(db);
  const read = await readPlannedDay(db, day, rules, now);
  const visit = await findVisit(db, order.id);
  if (!visit) throw new Error(`order ${order.id} has no visit`);
  const forCustomer = await createBeauticianExclusionFilter(db, order.userId);
  const context = {
    rules,
    days: new Map([[day, { ...read, plan: forCustomer(read.plan) }]]),
    roster: await readRoster(db, day, day),
    skillNames: await readSkillNamesById(db),
  };
  const state = { order, visit, progress: undefined, lines: [] };
  return buildVisitOnDay(state, context, { day });
};

export const listBeauticianCandidates = async (
  { db, clock }: OrdersContext,
  id: string,
): Promise<BeauticianCandidates> => {
  const order = await findOrderRow(db, id);
  if (!order) throw errors.notFoundError();
  const visitDay = await readVisitOnDay(db, order, clock());
  const { visit, plan, roster } = visitDay;
  const people = roster
    .filter(({ active }) => active)
    .flatMap(({ _id, name, picture }) => {
      const beautician = plan.beauticians.find(({ id: beauticianId }) => beauticianId === _id);
      if (!beautician) return [];
      const { conflicts } = planAssignment(beautician, visit, plan);
      return {
        name,
        picture,
        conflicts: describeConflicts([...salonRuleConflicts(visit, plan), ...conflicts], visitDay),
        minutesAway: travelMinutesFromPreviousVisit(beautician, visit, plan) ?? null,
      };
    })
    .sort((one, other) => one.conflicts.length - other.conflicts.length);
  const isPlanned = order.beautician === null && isOpenStatus(statusOf(order));
  const planned = roster.find(({ _id }) => _id === visit.beauticianId);
  return { planned: isPlanned ? (planned?.name ?? null) : null, people };
};
