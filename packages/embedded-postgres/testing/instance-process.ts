/**
 * A separate process, so that tests can kill it, start it twice or run it as another user. Prints a
 * JSON line when ready, refused or stopped.
 */
import { EmbeddedPostgresError } from '../src/errors.ts';
import { startEmbeddedPostgres } from '../src/start.ts';
import { silentLog } from './log-for-tests.ts';

const [directory = '', name = '', waitMs = ''] = process.argv.slice(2);
const say = (fact: object) => process.stdout.write(`${JSON.stringify(fact)}\n`);

try {
  const server = await startEmbeddedPostgres({
    directory,
    name,
    log: silentLog,
    waitMs: Number(waitMs),
  });
  const stop = () =>
    server.stop().then(() => {
      say({ event: 'stopped' });
      process.exit(0);
    });
  process.on('SIGTERM', stop);
  say({ event: 'ready', connection: server.connection });
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  say({ event: 'refused', message: error.message });
  process.exitCode = 1;
}
