import type { DayPlan, PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import { toPlannedVisit } from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import type { Context, OrderState } from './command-decision-types.ts';
import type { VisitOnDay } from './decide-assignment.ts';

const planOf = ({ days }: Pick<Context, 'days'>, day: string) => {
  const read = days.get(day);
  if (!read) throw new Error(`${day} was not read`);
  return read.plan;
};

export const buildVisitOnDay = (
  { order, visit }: OrderState,
  context: Pick<Context, 'days' | 'rules' | 'roster' | 'skillNames'>,
  change: { day?: string } & Partial<
    Pick<PlannedVisit, 'start' | 'minutes' | 'skills' | 'location'>
  > = {},
): VisitOnDay => {
  const { day = order.appointmentDate, ...changed } = change;
  const plan = planOf(context, day);
  const planned = toPlannedVisit(order, visit, context.rules);
  const after = { ...planned.visit, ...changed };
  return {
    order,
    plan,
    visit: after,
    needsChange: planned.needsChange,
    isOver: after.start < plan.changeableFrom,
    roster: context.roster,
    skillNames: context.skillNames,
  };
};

export const withDeclinedVisit = (plan: DayPlan, { id, beauticianId }: OrderRow): DayPlan => ({
  ...plan,
  beauticians: plan.beauticians.map((beautician) =>
    beautician.id === String(beauticianId)
      ? { ...beautician, declinedVisits: [...beautician.declinedVisits, id] }
      : beautician,
  ),
});
