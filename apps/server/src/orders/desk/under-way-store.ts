import { indiaDay, indiaMinutes } from '@haldi/contract/kit/dates';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { visits } from '../tables.ts';

/** When a visit begins and ends, as a clock in India shows it; it may reach past midnight. */
const begins = sql`(${visits.day} + ${visits.startMinute} * interval '1 minute')`;
const ends = sql`(${visits.day} + (${visits.startMinute} + ${visits.minutes}) * interval '1 minute')`;
const clockAt = (now: Date): SQL =>
  sql`(${indiaDay(now)}::date + ${indiaMinutes(now)}::int * interval '1 minute')`;

/** Its end is still to come. */
export const isNotOver = (now: Date): SQL => sql`${ends} > ${clockAt(now)}`;

/** Begun by whoever makes it, or confirmed and its time is running. */
const goesOn = (now: Date): SQL =>
  sql`(${visits.status} = 'in_progress' or
    (${visits.status} = 'confirmed' and ${begins} <= ${clockAt(now)} and ${isNotOver(now)}))`;

/** The orders whose visit goes on, in whichever table or view. */
export const underWay = ({ id }: { id: SQLWrapper }, now: Date): SQL =>
  sql`exists (select from ${visits} where ${visits.orderId} = ${id} and ${goesOn(now)})`;

export const countUnderWay = (db: Db, now: Date): Promise<number> => db.$count(visits, goesOn(now));
