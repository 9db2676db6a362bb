import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastUntilRead } from '../../ui/lasting-toast.ts';
import { toast } from '../../ui/toast.ts';
import { toastWithUndo } from '../../ui/undo-toast.ts';
import { messagesCopy as copy } from './copy.ts';
import type { MessageWay } from './lists.ts';
import { passFocusOn } from './pass-focus.ts';
import { type MessageAct, useActOnMessage } from './queries.ts';

const actOf: Record<MessageWay, MessageAct> = {
  whatsapp: 'sent',
  arrived: 'sent',
  again: 'again',
  back: 'back',
  leave: 'leave',
};

const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError && error.reason.code === 'MESSAGE_CHANGED';

const tellFailure = (error: unknown): void => {
  // Read in any case: the chat may be open with the text in it.
  if (isOvertaken(error)) toastUntilRead(copy.changed);
  else toast.error(errorText(error) ?? copy.failed);
};

/** What staff do with one message, and the way back from it. */
export const useMessageActs = ({ _id }: StaffMessage, name: string) => {
  const act = useActOnMessage();
  const [pending, setPending] = useState<MessageWay>();

  const undo = (): void => {
    act('back', _id).then(() => toast.success(copy.putBack), tellFailure);
  };
  const tellDone = (way: MessageWay): void => {
    if (way === 'again') toast.success(copy.goesAgain);
    else if (way === 'back') toast.success(copy.putBack);
    else toastWithUndo(way === 'leave' ? copy.left(name) : copy.marked(name), copy.undo, undo);
  };
  const go = async (way: MessageWay): Promise<void> => {
    if (pending) return;
    setPending(way);
    try {
      await act(actOf[way], _id, () => passFocusOn(_id));
      tellDone(way);
    } catch (error) {
      tellFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  return { pending, go: (way: MessageWay): void => void go(way) };
};
