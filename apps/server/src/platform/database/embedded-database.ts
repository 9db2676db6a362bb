import {
  EmbeddedPostgresError,
  type EmbeddedPostgresErrorKind,
} from '@haldi/embedded-postgres/errors';
import { findRunningServer, type RunningServer } from '@haldi/embedded-postgres/running-server';
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbeddedPostgres,
} from '@haldi/embedded-postgres/start';
import { StartError } from '../../start-error.ts';

// Existing data directories contain a role, a database and a settings file with this name. Never
// change it.
const name = 'haldi';

type Options = Omit<EmbeddedOptions, 'directory' | 'name'> & { dataDir: string };

export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedServer> {
  try {
    return await startEmbeddedPostgres({ ...options, directory: options.dataDir, name });
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? toStartError(error) : error;
  }
}

/** The caller must not stop this server. */
export function findEmbeddedDatabase(dataDir: string): Promise<RunningServer | undefined> {
  return findRunningServer(dataDir, name);
}

export function toStartError({ kind, message }: EmbeddedPostgresError): StartError {
  return new StartError(`${settingOf[kind]}${message}.`);
}

const settingOf: Record<EmbeddedPostgresErrorKind, string> = {
  directory: 'DATA_DIR: ',
  taken: 'DATA_DIR: ',
  machine: 'DATABASE_URL is not set, and ',
};
