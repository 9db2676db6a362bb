import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';

export type Subscriber = {
  message(payload: string): void;
  /** Messages may be missed from now on. */
  lost?(): void;
  /** Messages arrive again; those sent since `lost` were missed. */
  restored?(): void;
};

export type DatabaseListener = {
  listen(channel: string, subscriber: Subscriber): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseListenerOptions = {
  connect: () => Promise<pg.Client>;
  log: Log;
  heartbeatMs?: number;
};

const firstPauseMs = 100;
const maxPauseMs = 5000;

export function createDatabaseListener({
  connect,
  log,
  heartbeatMs = 15_000,
}: DatabaseListenerOptions): DatabaseListener {
  const subscribers = new Map<string, Subscriber[]>();
  const closing = new AbortController();
  let current: Promise<pg.Client> | undefined;

  const allSubscribers = () => [...subscribers.values()].flat();

  async function open(): Promise<pg.Client> {
    const client = await connect();
    let ended = false;
    client.once('end', () => {
      ended = true;
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of subscribers.get(channel) ?? []) subscriber.message(payload);
    });
    try {
      for (const channel of subscribers.keys()) await subscribe(client, channel);
      if (ended) throw new Error('connection lost');
    } catch (error) {
      void client.end();
      throw error;
    }
    keepOpen(client);
    return client;
  }

  function keepOpen(client: pg.Client): void {
    // Without a heartbeat, a vanished server looks like a quiet channel.
    const heartbeat = setInterval(() => {
      const beat = { text: 'select 1', query_timeout: heartbeatMs };
      client.query(beat).catch(() => client.end());
    }, heartbeatMs);
    client.once('end', () => {
      clearInterval(heartbeat);
      if (closing.signal.aborted) return;
      current = reopen();
      // Rejects only when closed while waiting.
      current.catch(() => {});
    });
  }

  async function reopen(): Promise<pg.Client> {
    log.warn({}, 'database notifications lost');
    for (const subscriber of allSubscribers()) subscriber.lost?.();
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
      try {
        const client = await open();
        log.info({}, 'database notifications restored');
        for (const subscriber of allSubscribers()) subscriber.restored?.();
        return client;
      } catch (error) {
        log.warn({ reason: errorReason(error) }, 'database notifications still lost');
        await delay(pause, undefined, { signal: closing.signal });
      }
    }
  }

  function opened(): Promise<pg.Client> {
    current ??= open().catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  }

  return {
    async listen(channel, subscriber) {
      subscribers.set(channel, [...(subscribers.get(channel) ?? []), subscriber]);
      await subscribe(await opened(), channel);
    },
    async close() {
      closing.abort();
      const client = await current?.catch(() => undefined);
      await client?.end().catch(() => {});
    },
  };
}

async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
