import { join } from 'node:path';
import { pino } from 'pino';
import { ensureFirstAdmin } from './accounts/first-admin.ts';
import { refuseDemoAccounts } from './accounts/service.ts';
import { buildApp } from './app.ts';
import { fillEmptyCatalogue } from './catalogue/service.ts';
import { type Config, readConfig } from './config.ts';
import { fillDemo } from './demo/fill.ts';
import { loadPages } from './pages/load.ts';
import { AnswerCache } from './platform/answer-cache.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { Live } from './platform/live.ts';
import { loggerOptions } from './platform/logging.ts';
import { migrateDatabase } from './platform/migrate.ts';
import type { Parts } from './platform/parts.ts';
import { StartError } from './platform/start-error.ts';

const migrations = join(import.meta.dirname, 'migrations');
const isDevelopment = process.argv.includes('--dev');
// React reads this when the pages are loaded; its development build renders several times slower.
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';

/** Each thing that was started, newest first: stopping undoes them in that order, once. */
const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

const stopAll = async (): Promise<void> => {
  for (const step of undo.splice(0)) await step();
};

const stop = (exitCode: number): Promise<void> => {
  stopping ??= stopAll().then(
    () => process.exit(exitCode),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
  return stopping;
};

const openParts = async (config: Config): Promise<Parts & { database: Database }> => {
  const log = pino(loggerOptions(config.logLevel));
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onLost: (error) => {
      log.error({ err: error }, 'the embedded database is gone');
      void stop(1);
    },
  });
  undo.unshift(() => database.close());
  await migrateDatabase({ connect: database.connect, folder: migrations, log });
  const live = new Live({ pool: database.pool, listen: database.listen, log });
  await live.start();
  undo.unshift(() => live.flush());
  return {
    config,
    log,
    db: database.db,
    live,
    answers: new AnswerCache(),
    clock: () => new Date(),
    database,
  };
};

const listen = async (
  app: Awaited<ReturnType<typeof buildApp>>,
  config: Config,
): Promise<string> => {
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartError(`PORT is ${config.port}; another program already listens there.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`PORT is ${config.port}; this user may not listen there.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is "${config.host}"; this machine has no such address.`);
    }
    throw error;
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const parts = await openParts(config);
  await fillEmptyCatalogue(parts.db);
  if (config.demo) await fillDemo(parts);
  else await refuseDemoAccounts(parts.db);
  await ensureFirstAdmin(parts.db, config.firstAdmin, parts.clock());
  const app = await buildApp(parts);
  await loadPages(app, parts, isDevelopment);
  const address = await listen(app, config);
  undo.unshift(() => app.close());
  console.log(
    `Haldi is ready at ${config.publicOrigin?.origin ?? address.replace('127.0.0.1', 'localhost')}`,
  );
  if (config.demo) {
    console.log('Demo customer: asha@example.com / glow-with-asha');
    console.log('Demo admin:    admin@example.com / glow-with-admin');
  }
};

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

start().catch(async (error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  await stop(1);
});
