import { weekdayOf } from '@haldi/contract/kit/dates';
import type { BeauticianUnavailable } from '@haldi/contract/orders/refusals';
import type { Db } from '../platform/database.ts';
import { lockBeautician } from './store.ts';

export type RosterCheck = {
  id: number;
  /** As the roster writes it. */
  name: string;
  /** Why she does not work that day; nothing when she does. */
  away: Exclude<BeauticianUnavailable['reason'], 'BUSY'> | undefined;
};

/** Who is meant by a name, and whether she works that day; nothing for a name that is not ours. */
export const checkRoster = async (
  tx: Db,
  name: string,
  day: string,
): Promise<RosterCheck | undefined> => {
  const found = await lockBeautician(tx, name, day);
  if (!found) return undefined;
  const worksThen = found.workingDays.includes(weekdayOf(day)) && !found.isOff;
  const away = !found.active ? 'INACTIVE' : worksThen ? undefined : 'OFF';
  return { id: found.id, name: found.name, away };
};
