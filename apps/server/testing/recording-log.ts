import type { Log } from '../src/platform/logging.ts';

export const silentLog: Log = { info() {}, warn() {}, error() {} };

export type RecordingLog = Log & {
  messages: string[];
  /** Resolves when this message is next logged. */
  next(message: string): Promise<object>;
};

export function recordingLog(): RecordingLog {
  const messages: string[] = [];
  const waiting: { message: string; resolve: (fields: object) => void }[] = [];
  const write = (fields: object, message: string) => {
    messages.push(message);
    for (const entry of waiting) if (entry.message === message) entry.resolve(fields);
  };
  return {
    messages,
    info: write,
    warn: write,
    error: write,
    next: (message) => new Promise((resolve) => waiting.push({ message, resolve })),
  };
}
