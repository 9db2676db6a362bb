import type { FastifyInstance } from 'fastify';
import { errorReason } from '../../platform/error-reason.ts';
import { type MessagesContext, messagesTopic } from '../context.ts';
import {
  dropExpiredMessages,
  dropMessagesToInactiveBeauticians,
  markLostAttemptsUnsure,
} from '../outbox/sending-store.ts';
import { claimNextMessage, deliverMessage } from './send-next-message.ts';

/** Longer than any provider timeout. After this the sending instance must have died. */
const leaseMs = 3 * 60_000;
/** Parallel, so that one slow provider does not block all messages. */
const parallelDeliveries = 3;
const pollIntervalMs = 10_000;

const lostProblem = 'The server stopped while the message was being sent.';

const never = (): boolean => false;

/** Claims one message at a time, and delivers several. Returns how many were claimed. */
const sendUntilNoneDue = async (
  messages: MessagesContext,
  isStopping: () => boolean,
): Promise<number> => {
  const deliveries = new Set<Promise<unknown>>();
  let claimed = 0;
  try {
    while (!isStopping()) {
      // A delivery that ends during the claim may have held back the next message of its order.
      const isDelivering = deliveries.size > 0;
      const ready = await claimNextMessage(messages);
      if (ready) claimed += 1;
      else if (!isDelivering) break;
      if (ready && ready !== 'settled') {
        const delivery = deliverMessage(messages, ready);
        deliveries.add(delivery);
        // A failed delivery remains in the set and is thrown below.
        delivery.then(
          () => deliveries.delete(delivery),
          () => {},
        );
      }
      const mustWait = deliveries.size === parallelDeliveries || (!ready && deliveries.size > 0);
      if (mustWait) await Promise.race(deliveries);
    }
  } finally {
    await Promise.allSettled(deliveries);
  }
  await Promise.all(deliveries);
  return claimed;
};

/**
 * Instances share the work: each takes messages that no other has locked. When the server stops,
 * only messages being sent are finished.
 */
export const sendDueMessages = async (
  messages: MessagesContext,
  isStopping = never,
): Promise<void> => {
  const { db, live, clock } = messages;
  const now = clock();
  const lost = await markLostAttemptsUnsure(db, new Date(now.getTime() - leaseMs), lostProblem);
  const dropped =
    (await dropExpiredMessages(db, now)) + (await dropMessagesToInactiveBeauticians(db));
  const handled = await sendUntilNoneDue(messages, isStopping);
  if (lost + dropped + handled > 0) live.publish(messagesTopic);
};

export const startMessageSender = (
  app: FastifyInstance,
  messages: MessagesContext,
  /** Topics of `live` after which a message may be due. */
  topics: readonly string[],
): void => {
  const { live, log } = messages;
  let running: Promise<void> | undefined;
  let isRunRequested = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    do {
      isRunRequested = false;
      await sendDueMessages(messages, () => isStopped).catch((error: unknown) =>
        log.warn({ reason: errorReason(error) }, 'messages could not be sent'),
      );
    } while (isRunRequested && !isStopped);
    running = undefined;
  };
  const requestRun = (): void => {
    isRunRequested = true;
    if (!isStopped) running ??= run();
  };
  app.addHook('onListen', async () => {
    for (const topic of topics) live.subscribe(topic, requestRun);
    timer = setInterval(requestRun, pollIntervalMs);
    timer.unref();
    requestRun();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  });
};
