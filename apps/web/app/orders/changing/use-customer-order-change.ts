import type { ErrorCode } from '@haldi/contract/kit/errors';
import { FeeChanged, NotChangeable } from '@haldi/contract/orders/order-errors';
import type { ChangeRefusal } from '@haldi/contract/orders/terms';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAttemptId } from '../../lib/attempt-id.ts';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ChangeableOrder, OrderApi } from './order-api.ts';

export type ChangeFailure =
  /** No answer: the change may have been made. */
  | { kind: 'lost' }
  | { kind: 'changed' }
  | { kind: 'not-changeable'; reason: ChangeRefusal }
  | { kind: 'fee'; fee: number }
  | { kind: 'refused'; code: ErrorCode; message: string };

const changeFailureOf = (error: unknown): ChangeFailure => {
  // The server may have made the change before it failed. Sending the same attempt again is safe.
  if (!(error instanceof CallError) || error.status >= 500) return { kind: 'lost' };
  const { code, details } = error.reason;
  if (code === 'ORDER_CHANGED') return { kind: 'changed' };
  const reason = NotChangeable.safeParse(details).data?.reason;
  if (code === 'NOT_CHANGEABLE' && reason) return { kind: 'not-changeable', reason };
  const fee = FeeChanged.safeParse(details).data?.fee;
  if (code === 'FEE_CHANGED' && fee !== undefined) return { kind: 'fee', fee };
  return { kind: 'refused', code, message: errorText(error) ?? error.message };
};

type Send<Content> = (
  client: QueryClient,
  body: Content & { version: number; attempt: string },
) => Promise<ChangeableOrder>;

const newest = (shown: ChangeableOrder, read: ChangeableOrder | null): ChangeableOrder =>
  read && read.version > shown.version ? read : shown;

/**
 * Sends one change at a time. The same content keeps its attempt id until the outcome is known, so
 * that a retry after a lost answer has no second effect.
 */
export const useCustomerOrderChange = <Content extends object>(
  shown: ChangeableOrder,
  access: OrderApi,
  send: Send<Content>,
) => {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<ChangeFailure | null>(null);
  const [read, setRead] = useState<ChangeableOrder | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const open = useRef<{ text: string; attempt: string } | null>(null);
  const attemptFor = (content: Content): string => {
    const text = JSON.stringify(content);
    if (open.current?.text !== text) open.current = { text, attempt: createAttemptId() };
    return open.current.attempt;
  };
  const reload = async (): Promise<void> => {
    // The problem is already shown, so a failed reload is ignored.
    setRead(await access.read(client).catch(() => null));
    await access.refresh(client);
  };
  // A lost change may be made after the dialog has been closed.
  const isLost = trouble?.kind === 'lost';
  const refresh = useEffectEvent(() => void access.refresh(client));
  useEffect(
    () => () => {
      if (isLost) refresh();
    },
    [isLost],
  );
  return {
    order: newest(shown, read),
    trouble,
    tell: setTrouble,
    isSending,
    change: async (content: Content, version: number): Promise<ChangeableOrder | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setIsSending(true);
      try {
        const order = await send(client, { ...content, version, attempt: attemptFor(content) });
        open.current = null;
        setTrouble(null);
        return order;
      } catch (error) {
        const found = changeFailureOf(error);
        setTrouble(found);
        if (found.kind !== 'lost') {
          open.current = null;
          await reload();
        }
        return undefined;
      } finally {
        isBusy.current = false;
        setIsSending(false);
      }
    },
  };
};
