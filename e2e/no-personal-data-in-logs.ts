import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mobile numbers, email addresses and credentials used by the tests. */
const personal = /(?<![\d.])[6-9]\d{9}(?!\d)|@example\.com|haldi_session=|bearer [\w-]{20}/i;

/** Runs after the last test, on the logs of all products. */
export const expectNoPersonalDataInLogs = async (directory: string): Promise<void> => {
  const files = await readdir(directory);
  const logs = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  const found = logs
    .flatMap((log) => log.split('\n'))
    // The demo prints its logins at the start.
    .filter((line) => personal.test(line) && !/^Demo (customer|admin|beautician):/.test(line));
  if (found.length > 0) {
    throw new Error(`personal details in the log, first of ${found.length}: ${found[0]}`);
  }
};
