import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { connectTo, socketUrl, withDatabaseName } from './database-address.ts';
import { silentLog } from './recording-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { kind: 'embedded' | 'server'; url: string; prefix: string; template: string };
  }
}

const migrations = fileURLToPath(new URL('../src/migrations', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.name === 'api-server' ? 'server' : 'embedded';
  const server = kind === 'server' ? givenServer() : await embeddedServer();
  // Runs may share a server; each drops its own databases.
  const prefix = `haldi_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  try {
    await makeTemplate(server.url, template);
  } catch (error) {
    await dropAll(server.url, prefix).finally(server.stop);
    throw error;
  }
  project.provide('testServer', { kind, url: server.url, prefix, template });
  return () => dropAll(server.url, prefix).finally(server.stop);
}

function givenServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return { url, stop: async () => {} };
}

async function embeddedServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'haldi-test-'));
  const server = await startEmbeddedDatabase({ dataDir, log: silentLog });
  return {
    url: socketUrl({ ...server.connection, database: 'postgres' }),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await withClient(url, (admin) =>
    admin.query(`create database ${template} encoding 'UTF8' template template0`),
  );
  const connect = () => connectTo(withDatabaseName(url, template));
  await migrateDatabase({ connect, folder: migrations, log: silentLog });
  // Tests let hours pass between requests of one session. Tests of idle sessions set their own
  // value.
  const client = await connect();
  await client.query('update settings set staff_idle_minutes = 720').finally(() => client.end());
}

async function dropAll(url: string, prefix: string): Promise<void> {
  await withClient(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  });
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url);
  return use(client).finally(() => client.end());
}
