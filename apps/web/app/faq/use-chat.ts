import type { Order } from '@haldi/contract/orders/schema';
import { useCallback, useRef, useState } from 'react';
import { session } from '../accounts/session-store.ts';
import { CallError } from '../lib/call.ts';
import type { AnswerEngine, EngineReply } from './answer-engine.ts';
import { fetchAllServices, fetchMenuPages, fetchOngoingOrders } from './queries.ts';
import type { FaqEntry } from './shared/faq-entry.ts';

export type BotReply =
  | Exclude<EngineReply, { kind: 'orders' | 'unknown' }>
  | { kind: 'unknown'; asked: string }
  | { kind: 'log-in' }
  | { kind: 'own-orders'; orders: Order[]; userId: string }
  | { kind: 'failed'; what: 'orders' | 'catalogue'; asked: string };

export type ChatMessage =
  | { id: number; from: 'you'; text: string }
  | { id: number; from: 'bot'; reply: BotReply };

const lookUpOrders = async (asked: string): Promise<BotReply> => {
  const userId = session.userId();
  if (!session.token() || !userId) return { kind: 'log-in' };
  try {
    return { kind: 'own-orders', orders: await fetchOngoingOrders(userId), userId };
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return { kind: 'log-in' };
    console.warn('The orders could not be fetched', error);
    return { kind: 'failed', what: 'orders', asked };
  }
};

/** Loads the prices and the search code with the first question. */
const loadAnswerEngine = async (questions: readonly FaqEntry[]): Promise<AnswerEngine> => {
  const [{ createAnswerEngine }, services, menu] = await Promise.all([
    import('./answer-engine.ts'),
    fetchAllServices(),
    fetchMenuPages(),
  ]);
  return createAnswerEngine({ questions, services, menu });
};

export const useChat = (questions: readonly FaqEntry[]) => {
  const [messages, setMessages] = useState<ChatMessage[]>([
    { id: 0, from: 'bot', reply: { kind: 'greeting' } },
  ]);
  const [isThinking, setIsThinking] = useState(false);
  const brain = useRef<Promise<AnswerEngine>>(undefined);
  const lastId = useRef(0);

  const prepare = useCallback((): Promise<AnswerEngine> => {
    brain.current ??= loadAnswerEngine(questions).catch((error: unknown) => {
      brain.current = undefined;
      throw error;
    });
    return brain.current;
  }, [questions]);

  const answer = async (asked: string): Promise<BotReply> => {
    let reply: EngineReply;
    try {
      reply = (await prepare()).ask(asked);
    } catch (error) {
      console.warn('The price list could not be fetched', error);
      return { kind: 'failed', what: 'catalogue', asked };
    }
    if (reply.kind === 'orders') return lookUpOrders(asked);
    return reply.kind === 'unknown' ? { kind: 'unknown', asked } : reply;
  };

  const nextId = (): number => {
    lastId.current += 1;
    return lastId.current;
  };
  const ask = async (text: string): Promise<void> => {
    const asked = text.trim();
    if (asked === '' || isThinking) return;
    setMessages((held) => [...held, { id: nextId(), from: 'you', text: asked }]);
    setIsThinking(true);
    const reply = await answer(asked);
    setMessages((held) => [...held, { id: nextId(), from: 'bot', reply }]);
    setIsThinking(false);
  };
  /** Prefetches; a failure is shown when the question is sent. */
  const getReady = (): void => {
    prepare().catch(() => undefined);
  };
  return { messages, isThinking, ask, getReady };
};
