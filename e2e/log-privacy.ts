import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Numbers, addresses and credentials that any test of the suite has used. */
const personal = /(?<![\d.])[6-9]\d{9}(?!\d)|@example\.com|haldi_session=|bearer [\w-]{20}/i;

/** After the last test: nothing personal of the whole run is in a product's log. */
export const expectNoPersonalDataInLogs = async (directory: string): Promise<void> => {
  const files = await readdir(directory);
  const logs = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  const found = logs
    .flatMap((log) => log.split('\n'))
    // The start of a demo prints how to log in to it.
    .filter((line) => personal.test(line) && !/^Demo (customer|admin|beautician):/.test(line));
  if (found.length > 0) {
    throw new Error(`personal details in the log, first of ${found.length}: ${found[0]}`);
  }
};
