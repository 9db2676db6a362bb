import type pg from 'pg';
import { readAppliedMigrations } from '../platform/database/migrate.ts';
import { StartError } from '../start-error.ts';

export type StoredTable = { name: string; columns: string[] };

export const listTablesParentsFirst = async (client: pg.Client): Promise<StoredTable[]> => {
  const { rows: tables } = await client.query<StoredTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  return sortParentsFirst(tables, references);
};

const sortParentsFirst = (
  tables: StoredTable[],
  links: { child: string; parent: string }[],
): StoredTable[] => {
  const sorted: StoredTable[] = [];
  const isSorted = (name: string): boolean => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !isSorted(name) && links.every(({ child, parent }) => child !== name || isSorted(parent)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
};

export const requireProductDatabase = async (client: pg.ClientBase): Promise<string[]> => {
  const migrations = await readAppliedMigrations(client);
  if (!migrations) throw new StartError('This database was not created by Haldi.');
  return migrations;
};

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
