import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** What a statement written by hand answers; its columns are named as the rows' fields. */
export const queryRows = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  (await db.execute(query)).rows as Row[];
