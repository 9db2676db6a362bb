import { type SQL, sql } from 'drizzle-orm';

/** Days begin at midnight in India. As instants, so that an index on instants can be searched. */
export const startOfDay = (day: string): SQL =>
  sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
export const endOfDay = (day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;
