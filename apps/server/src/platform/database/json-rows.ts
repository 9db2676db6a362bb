import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Many rows as one JSON value, which Node reads at once: a driver and a mapper that look at every
 * cell of every row cost more than the database does. Dates come as text.
 */
export const jsonRows = <Row>(
  fields: { [Field in keyof Row]: SQLWrapper },
  inOrder: SQL,
): SQL<Row[]> => {
  const pairs = Object.entries<SQLWrapper>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql<
    Row[]
  >`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${inOrder}), '[]'::json)`;
};
