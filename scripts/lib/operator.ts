import { readConfig } from '../../apps/server/src/config.ts';
import { StartError } from '../../apps/server/src/start-error.ts';

/** What the operator's tools share: the product's settings and a quiet log. */
export const operatorLog = {
  info: () => {},
  warn: (_fields: object, message: string) => console.warn(message),
  error: (_fields: object, message: string) => console.error(message),
};

export const databaseSettings = () => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return { url: databaseUrl, dataDir, log: operatorLog };
};

/** `npm run backup -- FILE [--overwrite]` */
export const fileParameter = (command: string): { file: string; overwrite: boolean } => {
  const parameters = process.argv.slice(2);
  const overwrite = parameters.includes('--overwrite');
  const [file, ...more] = parameters.filter((parameter) => parameter !== '--overwrite');
  if (!file || more.length > 0 || file.startsWith('-')) {
    throw new StartError(`Usage: npm run ${command} -- FILE [--overwrite]`);
  }
  return { file, overwrite };
};

/** Runs a tool; what goes wrong is one line where we know it, and the exit code says so. */
export const runTool = (tool: () => Promise<void>): void => {
  tool().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
};
