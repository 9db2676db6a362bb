import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** For handwritten SQL. Column names must match the fields of `Row`. */
export const queryRows = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  (await db.execute(query)).rows as Row[];
