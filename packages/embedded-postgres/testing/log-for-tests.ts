import type { Log } from '../src/start-or-adopt-server.ts';

export const silentLog: Log = { info() {}, error() {} };

/** `written` resolves when `message` is logged. */
export function createLogWaitingFor(message: string): { log: Log; written: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = (_fields: object, line: string) => {
    if (line === message) resolve();
  };
  return { log: { info: write, error: write }, written: promise };
}
