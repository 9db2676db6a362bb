import { hasDatabase } from '@haldi/embedded-postgres/running-server';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';

type OperatorDatabase = Pick<Database, 'connect' | 'close'>;

/**
 * The product's database for a tool of the operator: the embedded one is used as it runs when the
 * product is up, and started for as long as the tool needs it when it is not.
 */
export const openOperatorDatabase = async (options: DatabaseOptions): Promise<OperatorDatabase> => {
  if (options.url) return openDatabase(options);
  if (!hasDatabase(options.dataDir)) {
    throw new StartError(`There is no database in DATA_DIR ${options.dataDir}.`);
  }
  const running = await findEmbeddedDatabase(options.dataDir);
  if (!running) return openDatabase(options);
  const { connection } = running;
  return {
    connect: () => new pg.Client({ ...connection, application_name: 'haldi: operator' }).connect(),
    close: async () => {},
  };
};

/** One connection to it, for one piece of work. */
export const withOperatorClient = async <T>(
  options: DatabaseOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const database = await openOperatorDatabase(options);
  try {
    const client = await database.connect();
    return await work(client).finally(() => client.end());
  } finally {
    await database.close();
  }
};
