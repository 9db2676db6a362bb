import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { embeddedConnection } from './embedded-claim.ts';
import { clusterName, openDataDirectory } from './embedded-directory.ts';
import { findPostmaster } from './embedded-postmaster.ts';
import { StartError } from './start-error.ts';

type OperatorDatabase = Pick<Database, 'connect' | 'close'>;

/**
 * The product's database for a tool of the operator: the embedded one is used as it runs when the
 * product is up, and started for as long as the tool needs it when it is not.
 */
export const openForOperator = async (options: DatabaseOptions): Promise<OperatorDatabase> => {
  if (options.url) return openDatabase(options);
  if (!existsSync(join(options.dataDir, clusterName))) {
    throw new StartError(`There is no database in DATA_DIR ${options.dataDir}.`);
  }
  const running = await findPostmaster(await openDataDirectory(options.dataDir));
  if (!running || running.socketDirectory === '') return openDatabase(options);
  const connection = embeddedConnection(running.socketDirectory, 'haldi');
  return {
    connect: () => new pg.Client({ ...connection, application_name: 'haldi: operator' }).connect(),
    close: async () => {},
  };
};

/** One connection to it, for one piece of work. */
export const asOperator = async <T>(
  options: DatabaseOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const database = await openForOperator(options);
  try {
    const client = await database.connect();
    return await work(client).finally(() => client.end());
  } finally {
    await database.close();
  }
};
