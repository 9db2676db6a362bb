import type { ErrorCode } from '@haldi/contract/kit/errors';
import { FeeChanged, NotChangeable } from '@haldi/contract/orders/order-errors';
import type { ChangeRefusal } from '@haldi/contract/orders/terms';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAttemptId } from '../../lib/attempt-id.ts';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ChangeableOrder, OrderApi } from './order-api.ts';

/** Why an order is not changed, or not known to be. */
export type ChangeFailure =
  /** No answer came: it may have been changed all the same. */
  | { kind: 'lost' }
  /** Somebody else changed it in the meantime. */
  | { kind: 'changed' }
  | { kind: 'not-changeable'; reason: ChangeRefusal }
  | { kind: 'fee'; fee: number }
  | { kind: 'refused'; code: ErrorCode; message: string };

const changeFailureOf = (error: unknown): ChangeFailure => {
  // A broken server may have done it before it broke: the same attempt again has no second effect.
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

/** The one that was changed last. */
const newest = (shown: ChangeableOrder, read: ChangeableOrder | null): ChangeableOrder =>
  read && read.version > shown.version ? read : shown;

/**
 * Sends one change at a time. The same content goes under the same attempt until its outcome is
 * known, so that trying again after a lost answer has no second effect.
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
  /** What is on the screen may be what made it fail. */
  const reload = async (): Promise<void> => {
    // Without an answer the screen stays as it is; what went wrong before that is told already.
    setRead(await access.read(client).catch(() => null));
    await access.refresh(client);
  };
  // A page may learn of the change after its dialog is gone.
  const isLost = trouble?.kind === 'lost';
  const refresh = useEffectEvent(() => void access.refresh(client));
  useEffect(
    () => () => {
      if (isLost) refresh();
    },
    [isLost],
  );
  return {
    /** As it stands, as far as that is known here. */
    order: newest(shown, read),
    trouble,
    tell: setTrouble,
    isSending,
    /** Gives the order as it stands then; nothing: see `trouble`. */
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
