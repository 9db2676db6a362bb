import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export const createColumnPlaceholders = <Table extends PgTable>(
  table: Table,
): Record<keyof Table['$inferInsert'], Placeholder> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generatedIdentity === undefined)
      .map(([name]) => [name, sql.placeholder(name)]),
  ) as Record<keyof Table['$inferInsert'], Placeholder>;
