import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connectTo, withDatabaseName } from '../apps/server/testing/database-address.ts';
import { now } from './clock.ts';
import type { Answer, Command } from './product-process.ts';

type Settings = Record<string, string>;

export type Product = {
  origin: string;
  /** Output since the last start or resume. */
  printed: () => string;
  /** Ends the process; its database stays. */
  halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again at the same origin, with a clock that is so much ahead. */
  resume: (minutesLater?: number) => Promise<void>;
};

/** Can start the product many times, so that the code is loaded only once. */
const startProcess = (logFile: string) => {
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'product-process.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/haldi'),
      E2E_NOW: now.toISOString(),
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  return child;
};

const sendCommand = async (child: ChildProcess, command: Command): Promise<void> => {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('the product process has ended');
  });
  const answers = once(child, 'message', { signal });
  child.send(command);
  const [answer] = (await Promise.race([answers, ended])) as [Answer];
  ended.catch(() => undefined);
  answered.abort();
  if (answer.error) throw new Error(`could not ${command.name} the product: ${answer.error}`);
};

const usedPorts = new Set<number>();

/** Never returns a port twice, because helpers cache sessions by origin. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (usedPorts.has(port)) return freePort();
  usedPorts.add(port);
  return port;
};

const recreateDatabase = async (server: string, name: string, template = 'template0') => {
  const admin = await connectTo(server);
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return withDatabaseName(server, name);
};

export const demoTemplate = 'demo_template';

export type StartOptions = {
  /** Additional settings; some depend on the origin. */
  settingsAt?: ((origin: string) => Promise<Settings>) | undefined;
};

/**
 * Runs one product at a time. Each start begins with a fresh copy of the demo data, or with an
 * empty database if DEMO=0.
 */
export const createProductRunner = (name: string, template = demoTemplate) => {
  const { E2E_DATABASE_SERVER: server = '', E2E_LOGS: logs = '' } = process.env;
  const logFile = join(logs, `${name}.log`);
  let child: ChildProcess | undefined;
  let logOffset = 0;

  const logSoFar = () => readFileSync(logFile);
  const startChild = async (command: Command) => {
    child ??= startProcess(logFile);
    logOffset = logSoFar().length;
    await sendCommand(child, command);
  };
  const halt = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };

  const start = async ({ settingsAt }: StartOptions = {}): Promise<Product> => {
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    const own = (await settingsAt?.(origin)) ?? {};
    if (child) await sendCommand(child, { name: 'stop' });
    const url = await recreateDatabase(server, name, own.DEMO === '0' ? undefined : template);
    const settings = { PORT: port, RATE_LIMITS: 'off', LOG_LEVEL: 'info', ...own };
    const command: Command = { name: 'start', settings, databaseUrl: url };
    await startChild(command);
    return {
      origin,
      printed: () => logSoFar().subarray(logOffset).toString(),
      halt,
      resume: (minutesLater = 0) => startChild({ ...command, minutesLater }),
    };
  };
  return { start, stop: () => halt() };
};
