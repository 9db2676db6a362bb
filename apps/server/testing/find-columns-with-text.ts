import type { TestApp } from './test-app.ts';

/** Every table and column that contains this text. */
export const findColumnsWithText = async (
  { database: { pool } }: TestApp,
  text: string,
): Promise<string[]> => {
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await pool.query(
      `select 1 from "${table}" where "${column}"::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
};
