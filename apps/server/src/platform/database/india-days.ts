import { indiaOffsetMinutes } from '@haldi/contract/kit/dates';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** One offset for ever, as the contract has it; arithmetic is quicker than looking a zone up. */
const india = sql.raw(`interval '${indiaOffsetMinutes} minutes'`);

/** Days begin at midnight in India. As instants, so that an index on instants can be searched. */
export const startOfDay = (day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${india})`;
export const endOfDay = (day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${india})`;

/** What the calendar shows in India at an instant. */
export const dayInIndia = (instant: SQLWrapper): SQL =>
  sql`(${instant} at time zone ${india})::date`;
