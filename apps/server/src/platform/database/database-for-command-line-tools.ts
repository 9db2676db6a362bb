import { hasDatabase } from '@haldi/embedded-postgres/running-server';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';

type OperatorDatabase = Pick<Database, 'connect' | 'close'>;

/**
 * For operator tools. Uses the embedded server of a running product, else starts it temporarily.
 */
export const openDatabaseForTool = async (options: DatabaseOptions): Promise<OperatorDatabase> => {
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

export const withDatabaseClientForTool = async <T>(
  options: DatabaseOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const database = await openDatabaseForTool(options);
  try {
    const client = await database.connect();
    return await work(client).finally(() => client.end());
  } finally {
    await database.close();
  }
};
