import { indiaOffsetMinutes } from '@haldi/contract/kit/dates';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** India has no daylight saving time; a fixed offset is faster than a time zone. */
const india = sql.raw(`interval '${indiaOffsetMinutes} minutes'`);

export const startOfDay = (day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${india})`;
export const endOfDay = (day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${india})`;

export const dayInIndia = (instant: SQLWrapper): SQL =>
  sql`(${instant} at time zone ${india})::date`;
