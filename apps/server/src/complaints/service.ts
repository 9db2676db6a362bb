import type { ComplaintCounts } from '@haldi/contract/complaints/desk/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database/database.ts';
import * as errors from './errors.ts';
import { countComplaints, findComplaint } from './store.ts';

export const countOpenComplaints = async (db: Db, now: Date): Promise<ComplaintCounts> => {
  const { open, overdue } = await countComplaints(db, indiaDay(now));
  return { open, overdue };
};

export const requireOrderOfComplaint = async (db: Db, id: string): Promise<string> => {
  const found = await findComplaint(db, id);
  if (!found) throw errors.notFoundError();
  return found.orderId;
};

export { readComplaintReport } from './figures-store.ts';
