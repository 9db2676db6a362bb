import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { migrationsFolder } from './directories.ts';
import type { AppContext } from './platform/app-context.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import type { PoolLimits } from './platform/database/pool.ts';
import { loggerOptions } from './platform/logging.ts';
import { LiveEvents } from './platform/realtime/live-events.ts';
import { StartError } from './start-error.ts';

export type StartStep = <T>(what: string, work: () => Promise<T>) => Promise<T>;

type Options = {
  isDevelopment: boolean;
  clock: () => Date;
  /** Overrides the limits that suit interactive use. */
  databaseLimits?: Partial<PoolLimits>;
  databaseUrl?: string;
  onLost: (error: Error) => void;
  step: StartStep;
};
export type Product = {
  address: string;
  /** The passwords of demo accounts are public. */
  isDemo: boolean;
  /** The link with which the owner of an empty salon creates the first account. */
  setupLink: string | undefined;
  stop: () => Promise<void>;
};

const loadModules = async (isDevelopment: boolean) => {
  const [app, stopping, pages, settings, policies, accounts, firstAdmin, firstOwner, push] =
    await Promise.all([
      import('./app.ts'),
      import('./platform/http/graceful-shutdown.ts'),
      import('./pages/mount-pages.ts'),
      import('./settings/service.ts'),
      import('./policies/service.ts'),
      import('./accounts/service.ts'),
      import('./accounts/user-admin/first-admin.ts'),
      import('./setup/first-owner-link-service.ts'),
      import('./messages/push/service.ts'),
    ]);
  if (!isDevelopment) await pages.preloadBuiltPages();
  return {
    ...app,
    ...stopping,
    ...pages,
    ...settings,
    ...policies,
    ...accounts,
    ...firstAdmin,
    ...firstOwner,
    ...push,
  };
};

/** Imported on demand, because it is needed only once. */
const insertDemoData = async (context: AppContext): Promise<void> => {
  const demo = await import('./demo/insert-demo-data.ts');
  await demo.insertDemoData(context);
};

/** If a step fails, everything that was started before is stopped. */
export const startProduct = async (config: Config, options: Options): Promise<Product> => {
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of cleanups.splice(0)) await step();
  };
  try {
    const openingContext = options.step('Starting the database', () =>
      openContext(config, options, cleanups),
    );
    // The code loads while the embedded database starts. With a database server, load it
    // afterwards: on a busy machine it would delay the connection.
    if (options.databaseUrl ?? config.databaseUrl) await openingContext;
    const loadingModules = loadModules(options.isDevelopment);
    // Wait for both even if one fails, so that everything that was started is stopped.
    await Promise.allSettled([openingContext, loadingModules]);
    const context = await openingContext;
    const modules = await loadingModules;
    const isNew = !(await modules.hasAnyUser(context.db));
    if (isNew) await modules.initializeSettings(context.db);
    if (!config.demo) await modules.refuseStartWithDemoAccounts(context.db);
    else if (isNew) await options.step('Filling in demo data', () => insertDemoData(context));
    // A salon that has removed its demo data never becomes a demo again.
    else context.config.demo = (await modules.countDemoAccounts(context.db)) > 0;
    await modules.ensureFirstAdmin(context.db, config.firstAdmin, context.clock());
    await modules.readPushKeys(context.db);
    await modules.publishPolicies(context.db, config, context.clock());
    const firstOwner = (await modules.hasAnyUser(context.db))
      ? undefined
      : modules.createFirstOwnerLink(context.clock());
    context.setupLink = firstOwner?.link;
    const app = await modules.buildApp(context);
    cleanups.unshift(() =>
      modules.shutDownServer(app, config.demo ? modules.quickShutdownTimes : modules.shutdownTimes),
    );
    await modules.mountPages(app, context, options.isDevelopment);
    const address = await listen(app, config);
    const origin = config.publicOrigin?.origin ?? address;
    const setupLink = firstOwner && `${origin.replace('127.0.0.1', 'localhost')}${firstOwner.path}`;
    return { address: origin, isDemo: context.config.demo, setupLink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const openContext = async (
  config: Config,
  { onLost, clock, databaseLimits: limits, databaseUrl = config.databaseUrl }: Options,
  cleanups: (() => Promise<unknown>)[],
): Promise<AppContext> => {
  const log = pino(loggerOptions(config.logLevel));
  const { dataDir } = config;
  const database = await openDatabase({ url: databaseUrl, dataDir, log, onLost, limits });
  const { db, pool } = database;
  cleanups.unshift(() => database.close());
  await migrateDatabase({ connect: database.connect, folder: migrationsFolder, log });
  const live = new LiveEvents({ pool, listen: database.listen, log });
  await live.start();
  cleanups.unshift(() => live.flush());
  const responseCache = new ResponseCache();
  // A copy, because `demo` changes when the demo data is removed.
  return { config: { ...config }, log, db, pool, live, responseCache, clock };
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  const problems: Record<string, string> = {
    EADDRINUSE: `PORT is ${port}, but another program already uses it.`,
    EACCES: `PORT is ${port}, but this user is not allowed to listen on it.`,
    EADDRNOTAVAIL: `HOST is "${host}", but this machine has no such address.`,
    ENOTFOUND: `HOST is "${host}", but this machine has no such address.`,
  };
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    throw problem ? new StartError(problem) : error;
  }
};
