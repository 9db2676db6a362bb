import { readConfig } from '../../apps/server/src/config.ts';
import { StartError } from '../../apps/server/src/start-error.ts';

export const commandLineLog = {
  info: () => {},
  warn: (_fields: object, message: string) => console.warn(message),
  error: (_fields: object, message: string) => console.error(message),
};

export const databaseSettings = () => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return { url: databaseUrl, dataDir, log: commandLineLog };
};

/** `npm run backup -- FILE [--overwrite]` */
export const readFileParameter = (command: string): { file: string; overwrite: boolean } => {
  const parameters = process.argv.slice(2);
  const overwrite = parameters.includes('--overwrite');
  const [file, ...more] = parameters.filter((parameter) => parameter !== '--overwrite');
  if (!file || more.length > 0 || file.startsWith('-')) {
    throw new StartError(`Usage: npm run ${command} -- FILE [--overwrite]`);
  }
  return { file, overwrite };
};

/** Prints known errors as one line and sets the exit code. */
export const runMaintenanceScript = (tool: () => Promise<void>): void => {
  tool().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
};
