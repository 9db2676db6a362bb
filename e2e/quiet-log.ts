import { readFile } from 'node:fs/promises';

/** Numbers, addresses and credentials that any test of the suite has used. */
const personal = /(?<![\d.])[6-9]\d{9}(?!\d)|@example\.com|haldi_session=|bearer [\w-]{20}/i;

/** After the last test: nothing personal of the whole run is in the product's log. */
export default async function expectQuietLog(): Promise<void> {
  const log = await readFile(process.env.E2E_LOG ?? '', 'utf8');
  const found = log
    .split('\n')
    // Whoever starts the demo is told how to log in to it.
    .filter((line) => personal.test(line) && !/^Demo (customer|admin|beautician):/.test(line));
  if (found.length > 0) {
    throw new Error(`personal details in the log, first of ${found.length}: ${found[0]}`);
  }
}
