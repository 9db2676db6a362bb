import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';
import type { DatabaseListener } from './database-listener.ts';

type LiveEvent = { topic: string; payload: unknown };
type Message = { from: string; events: LiveEvent[] };
type Subscriber = (payload: unknown) => void;

const channel = 'haldi_live';
/** PostgreSQL limits notifications to 8,000 bytes. */
const maxMessageBytes = 7_500;

type Options = { pool: Pool; listen: DatabaseListener['listen']; log: Log };

/** Any database user can write to the channel, so messages are validated. */
const readMessage = (text: string): Message | undefined => {
  try {
    const { from, events } = JSON.parse(text) as Partial<Message>;
    return typeof from === 'string' && Array.isArray(events) ? { from, events } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Publishes events to all instances: to local subscribers at once, to others through LISTEN/NOTIFY.
 * Notifications are sent after the commit and in batches, because NOTIFY inside a transaction
 * serialises commits. Caches must also listen to `onLost`: events of other instances may have been
 * missed.
 */
export class LiveEvents {
  #options: Options;
  #id = randomUUID();
  #subscribers = new Map<string, Set<Subscriber>>();
  #lost = new Set<() => void>();
  #outgoing: LiveEvent[] = [];
  #sending: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const raiseLost = (): void => {
      for (const listener of this.#lost) listener();
    };
    await this.#options.listen(channel, {
      message: (payload) => this.#receive(payload),
      lost: raiseLost,
      restored: raiseLost,
    });
  }

  async flush(): Promise<void> {
    await this.#sending;
  }

  onLost(listener: () => void): void {
    this.#lost.add(listener);
  }

  subscribe(topic: string, subscriber: Subscriber): () => void {
    const subscribers = this.#subscribers.get(topic) ?? new Set();
    this.#subscribers.set(topic, subscribers.add(subscriber));
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) this.#subscribers.delete(topic);
    };
  }

  publish(topic: string, payload: unknown = null): void {
    this.#dispatch({ topic, payload });
    this.#outgoing.push({ topic, payload });
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
  }

  #dispatch({ topic, payload }: LiveEvent): void {
    for (const subscriber of this.#subscribers.get(topic) ?? []) subscriber(payload);
  }

  #receive(text: string): void {
    const message = readMessage(text);
    if (!message) this.#options.log.warn({}, 'unknown notification ignored');
    if (!message || message.from === this.#id) return;
    for (const event of message.events) this.#dispatch(event);
  }

  async #send(): Promise<void> {
    // Batches everything published in the same turn of the event loop.
    await new Promise(setImmediate);
    while (this.#outgoing.length > 0) {
      const message: Message = { from: this.#id, events: this.#takeBatch() };
      try {
        await this.#options.pool.query('select pg_notify($1, $2)', [
          channel,
          JSON.stringify(message),
        ]);
      } catch (error) {
        this.#options.log.warn(
          { reason: errorReason(error) },
          'other instances could not be notified',
        );
      }
    }
  }

  #takeBatch(): LiveEvent[] {
    const batch: LiveEvent[] = [];
    let bytes = 0;
    while (this.#outgoing[0]) {
      bytes += Buffer.byteLength(JSON.stringify(this.#outgoing[0])) + 1;
      if (batch.length > 0 && bytes > maxMessageBytes) break;
      batch.push(this.#outgoing.shift() as LiveEvent);
    }
    return batch;
  }
}
