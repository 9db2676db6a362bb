import pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { embeddedConnection } from './embedded-claim.ts';
import { openDataDirectory } from './embedded-directory.ts';
import { findPostmaster } from './embedded-postmaster.ts';

export type OperatorDatabase = Pick<Database, 'connect' | 'close'>;

/**
 * The product's database for a tool of the operator: the embedded one is used as it runs when the
 * product is up, and started for as long as the tool needs it when it is not.
 */
export const openForOperator = async (options: DatabaseOptions): Promise<OperatorDatabase> => {
  if (options.url) return openDatabase(options);
  const running = await findPostmaster(await openDataDirectory(options.dataDir));
  if (!running || running.socketDirectory === '') return openDatabase(options);
  const connection = embeddedConnection(running.socketDirectory, 'haldi');
  return {
    connect: () => new pg.Client({ ...connection, application_name: 'haldi: operator' }).connect(),
    close: async () => {},
  };
};
