import { type Placeholder, sql } from 'drizzle-orm';

/** A row of which every value is given when the prepared statement is executed. */
export const placeholders = <Name extends string>(
  ...names: Name[]
): Record<Name, Placeholder<Name>> =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Name,
    Placeholder<Name>
  >;
