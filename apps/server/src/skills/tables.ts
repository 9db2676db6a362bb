import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const skills = pgTable(
  'skills',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
  },
  (table) => [
    uniqueIndex('skills_name').on(sql`lower(${table.name})`),
    check('skills_named', sql`${table.name} <> ''`),
  ],
);
