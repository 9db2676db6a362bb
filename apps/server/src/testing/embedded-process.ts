/**
 * Run as a program of its own: an embedded server that tests can kill, start twice or start as
 * another user. Prints one JSON line when ready or refused, and one when stopped.
 */
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { StartError } from '../platform/start-error.ts';
import { silentLog } from './recording-log.ts';

const [dataDir = '', waitMs = '10000'] = process.argv.slice(2);
const say = (fact: object) => process.stdout.write(`${JSON.stringify(fact)}\n`);

try {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, waitMs: Number(waitMs) });
  const stop = () =>
    server.stop().then(() => {
      say({ event: 'stopped' });
      process.exit(0);
    });
  process.on('SIGTERM', stop);
  say({ event: 'ready', connection: server.connection });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  say({ event: 'refused', message: error.message });
  process.exitCode = 1;
}
