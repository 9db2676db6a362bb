import type { FastifyInstance } from 'fastify';
import { errorReason } from '../../platform/error-reason.ts';
import { type MessagesContext, messagesTopic } from '../context.ts';
import { dropExpiredMessages, markLostAttemptsUnsure } from '../outbox/sending-store.ts';
import { sendNextMessage } from './send-message.ts';

/** Longer than any provider is waited for: whoever has not said by then what became of it is dead. */
const leaseMs = 3 * 60_000;
/** A provider that does not answer keeps one of them from its work, and not the others. */
const atOnce = 3;
const everyMs = 10_000;

const lostProblem = 'The server stopped while the message was being sent.';

const never = (): boolean => false;

/**
 * Sends everything that is due. Several instances share the work: each takes what no other holds.
 * Once the server stops, only the messages that are being sent are finished; the others stay planned.
 */
export const sendDueMessages = async (
  messages: MessagesContext,
  isStopping = never,
): Promise<void> => {
  const { db, live, clock } = messages;
  const now = clock();
  const lost = await markLostAttemptsUnsure(db, new Date(now.getTime() - leaseMs), lostProblem);
  const overdue = await dropExpiredMessages(db, now);
  let sent = 0;
  const work = async (): Promise<void> => {
    while (!isStopping() && (await sendNextMessage(messages))) sent += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (lost + overdue + sent > 0) live.publish(messagesTopic);
};

/** Sends what is due while the server listens: at once when something happens, and every few seconds. */
export const startMessageSender = (
  app: FastifyInstance,
  messages: MessagesContext,
  /** Topics of `live` after which something may be due. */
  topics: readonly string[],
): void => {
  const { live, log } = messages;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    do {
      isAsked = false;
      await sendDueMessages(messages, () => isOver).catch((error: unknown) =>
        log.warn({ reason: errorReason(error) }, 'messages could not be sent'),
      );
    } while (isAsked && !isOver);
    running = undefined;
  };
  const wake = (): void => {
    isAsked = true;
    if (!isOver) running ??= run();
  };
  app.addHook('onListen', async () => {
    for (const topic of topics) live.subscribe(topic, wake);
    timer = setInterval(wake, everyMs);
    timer.unref();
    wake();
  });
  app.addHook('onClose', async () => {
    isOver = true;
    clearInterval(timer);
    await running;
  });
};
