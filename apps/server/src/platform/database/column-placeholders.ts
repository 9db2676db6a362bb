import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Drizzle's conversion of dates fails for null, so nullable columns are passed to pg as they are. */
export const createColumnPlaceholders = <Table extends PgTable>(
  table: Table,
): Record<keyof Table['$inferInsert'], Placeholder | SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generatedIdentity === undefined)
      .map(([name, { notNull }]) => [
        name,
        notNull ? sql.placeholder(name) : sql`${sql.placeholder(name)}`,
      ]),
  ) as Record<keyof Table['$inferInsert'], Placeholder | SQL>;
