import type { PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import type { Db } from '../../platform/database/database.ts';
import type { PlanningRules } from '../../settings/service.ts';
import { findOrderRow } from '../commands/read-store.ts';
import * as errors from '../errors.ts';
import { findVisit, plannedVisit } from '../plan/service.ts';

/** The visit of an order as the plan sees it, for whoever asks where it could go. */
export const readPlannedVisit = async (
  db: Db,
  id: string,
  rules: Pick<PlanningRules, 'areaIds'>,
): Promise<PlannedVisit> => {
  const order = await findOrderRow(db, id);
  const row = order && (await findVisit(db, id));
  if (!row) throw errors.notFound();
  return plannedVisit(order, row, rules).visit;
};
