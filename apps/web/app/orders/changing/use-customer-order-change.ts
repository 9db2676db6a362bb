import type { ErrorCode } from '@haldi/contract/kit/errors';
import type { ChangeRefusal } from '@haldi/contract/orders/move-and-cancel-terms';
import {
  FeeChangedDetails,
  NotChangeableDetails,
} from '@haldi/contract/orders/order-error-details';
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
  const reason = NotChangeableDetails.safeParse(details).data?.reason;
  if (code === 'NOT_CHANGEABLE' && reason) return { kind: 'not-changeable', reason };
  const fee = FeeChangedDetails.safeParse(details).data?.fee;
  if (code === 'FEE_CHANGED' && fee !== undefined) return { kind: 'fee', fee };
  return { kind: 'refused', code, message: errorText(error) ?? error.message };
};

type Send<Content> = (
  client: QueryClient,
  body: Content & { version: number; attempt: string },
) => Promise<ChangeableOrder>;

const newerOrder = (shown: ChangeableOrder, fetched: ChangeableOrder | null): ChangeableOrder =>
  fetched && fetched.version > shown.version ? fetched : shown;

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
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const [fetchedOrder, setFetchedOrder] = useState<ChangeableOrder | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const openAttempt = useRef<{ text: string; attempt: string } | null>(null);
  const attemptFor = (content: Content): string => {
    const text = JSON.stringify(content);
    if (openAttempt.current?.text !== text)
      openAttempt.current = { text, attempt: createAttemptId() };
    return openAttempt.current.attempt;
  };
  const reload = async (): Promise<void> => {
    // The problem is already shown, so a failed reload is ignored.
    setFetchedOrder(await access.read(client).catch(() => null));
    await access.refresh(client);
  };
  // A lost change may be made after the dialog has been closed.
  const isLost = failure?.kind === 'lost';
  const refresh = useEffectEvent(() => void access.refresh(client));
  useEffect(
    () => () => {
      if (isLost) refresh();
    },
    [isLost],
  );
  return {
    order: newerOrder(shown, fetchedOrder),
    failure,
    setFailure,
    isSending,
    change: async (content: Content, version: number): Promise<ChangeableOrder | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setIsSending(true);
      try {
        const order = await send(client, { ...content, version, attempt: attemptFor(content) });
        openAttempt.current = null;
        setFailure(null);
        return order;
      } catch (error) {
        const newFailure = changeFailureOf(error);
        setFailure(newFailure);
        if (newFailure.kind !== 'lost') {
          openAttempt.current = null;
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
