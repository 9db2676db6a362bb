import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Identity, type SessionsEnded, sessionsEndedTopic } from '../http/identity.ts';
import type { LiveEvents } from './live-events.ts';

export type SendEvent = (event: string, data: unknown) => void;
/** Returns a function that stops sending. `end` closes the stream of a reader who lost access. */
export type EventSource = (send: SendEvent, end: () => void) => () => void;

/** A session, or the holder of an order link. */
export type StreamReader = Pick<Identity, 'userId' | 'sessionId' | 'expiresAt'>;

type Stream = { identity: StreamReader; end: (reconnectMs?: number) => void };
type Options = { live: LiveEvents; clock: () => Date; heartbeatMs?: number };

declare module 'fastify' {
  interface FastifyInstance {
    streamEvents(reply: FastifyReply, identity: StreamReader, source: EventSource): FastifyReply;
    endEventStreams(): void;
  }
}

/** Enough for several devices and tabs; the oldest stream is closed. */
const maxStreamsOfSession = 12;
/** A stream with more unsent data is closed. */
const maxWaitingBytes = 64 * 1_024;
const reconnectMs = { first: 2_000, interval: 100, groups: 30 };
const maxTimerMs = 2 ** 31 - 1;

const endsFor = ({ userId, sessionIds }: SessionsEnded, { identity }: Stream): boolean =>
  identity.userId === userId && (!sessionIds || sessionIds.includes(identity.sessionId));

export const decorateWithEventStreams = (
  app: FastifyInstance,
  { live, clock, heartbeatMs = 20_000 }: Options,
): void => {
  const streams = new Set<Stream>();
  const endMatching = (matches: (stream: Stream) => boolean): void => {
    for (const stream of streams) if (matches(stream)) stream.end();
  };

  live.subscribe(sessionsEndedTopic, (ended) =>
    endMatching((stream) => endsFor(ended as SessionsEnded, stream)),
  );
  // Events may have been missed: clients reconnect and load everything again.
  live.onLost(() => endMatching(() => true));
  app.decorate('endEventStreams', () => {
    const { first, interval, groups } = reconnectMs;
    for (const [n, stream] of [...streams].entries()) stream.end(first + (n % groups) * interval);
  });
  app.addHook('preClose', async () => app.endEventStreams());

  const makeRoom = (identity: StreamReader): void => {
    const same = [...streams].filter(
      ({ identity: { sessionId } }) => sessionId === identity.sessionId,
    );
    for (const stream of same.slice(0, Math.max(0, same.length - maxStreamsOfSession + 1))) {
      stream.end();
    }
  };

  app.decorate(
    'streamEvents',
    (reply: FastifyReply, identity: StreamReader, source: EventSource) => {
      makeRoom(identity);
      // A hijacked reply is exempt from the handler timeout.
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // A kept-alive connection would delay a shutdown.
        connection: 'close',
      });
      if (reply.request.method === 'HEAD') {
        raw.end();
        return reply;
      }
      const write = (text: string): void => {
        // This event itself may have ended the stream.
        if (raw.writableEnded) return;
        raw.write(text);
        if (raw.writableLength > maxWaitingBytes) raw.destroy();
      };
      write('retry: 3000\n\n');
      const stop = source(
        (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        () => raw.end(),
      );
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
      const leftMs = identity.expiresAt.getTime() - clock().getTime();
      const expiry = setTimeout(() => raw.end(), Math.max(0, Math.min(leftMs, maxTimerMs)));
      const stream: Stream = {
        identity,
        end: (retryMs) => {
          if (!raw.writableEnded) raw.end(retryMs && `retry: ${retryMs}\n\n`);
        },
      };
      streams.add(stream);
      raw.once('close', () => {
        streams.delete(stream);
        clearInterval(heartbeat);
        clearTimeout(expiry);
        stop();
      });
      return reply;
    },
  );
};
