import { join } from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { applyMigrations, migrationsIn } from '../src/platform/database/migrate.ts';
import { connectTo } from './database-address.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const migrationsFolder = join(import.meta.dirname, '../src/migrations');

export const openClient = async ({ url }: TestDatabase): Promise<pg.Client> => {
  const client = await connectTo(url);
  onTestFinished(() => client.end());
  return client;
};

export const emptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
};

/** The database as the version with the first so many migrations would have made it. */
export const earlierDatabase = async (migrations: number): Promise<TestDatabase> => {
  const database = await emptyDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  await pool.query('truncate drizzle.__drizzle_migrations');
  const client = await openClient(database);
  await applyMigrations(client, migrationsIn(migrationsFolder).slice(0, migrations));
  return database;
};
