import type pg from 'pg';
import { StartError } from '../start-error.ts';

export type StoredTable = { name: string; columns: string[] };

/** Every table of the product with the columns that hold data, parents before children. */
export const tablesOf = async (client: pg.Client): Promise<StoredTable[]> => {
  const { rows: tables } = await client.query<StoredTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: links } = await client.query<{ child: string; parent: string }>(`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  return parentsFirst(tables, links);
};

const parentsFirst = (
  tables: StoredTable[],
  links: { child: string; parent: string }[],
): StoredTable[] => {
  const placed: StoredTable[] = [];
  const isPlaced = (name: string): boolean => placed.some((table) => table.name === name);
  while (placed.length < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !isPlaced(name) && links.every(({ child, parent }) => child !== name || isPlaced(parent)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    placed.push(...next);
  }
  return placed;
};

/** Refuses a database in which the product has never been. */
export const requireProduct = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!rows[0]?.found) throw new StartError('This database holds nothing of the product.');
};

/** The migrations a database has been through: its schema's version. */
export const migrationsOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
