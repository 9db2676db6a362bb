import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { showPersistentToast } from '../../ui/persistent-toast.ts';
import { toast } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { availableActions, type MessageAction } from './message-lists.ts';
import { type MessageCommand, useMessageCommand } from './queries.ts';

const wayIn = (card: Element | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('[data-way]') ?? null;

/**
 * The button that was pressed is about to go: the keyboard goes on with the next message, where the
 * list keeps this one with the list itself. Nothing scrolls: the next one comes to its place.
 */
const focusNextMessage = (_id: string): void => {
  const cards = [...document.querySelectorAll('[data-message]')];
  const place = cards.findIndex((card) => card.getAttribute('data-message') === _id);
  const card = cards[place];
  if (!card?.contains(document.activeElement)) return;
  const keeping = card.closest<HTMLElement>('[data-keeps-messages]');
  const next = wayIn(cards[place + 1]) ?? wayIn(cards[place - 1]);
  (keeping ?? next ?? document.getElementById('content'))?.focus({ preventScroll: true });
};

const actOf: Record<MessageAction, MessageCommand> = {
  whatsapp: 'sent',
  arrived: 'sent',
  again: 'again',
  back: 'back',
  leave: 'leave',
};

const doneWords: Record<MessageAction, (name: string) => string> = {
  whatsapp: copy.marked,
  arrived: copy.marked,
  leave: copy.left,
  again: () => copy.goesAgain,
  back: () => copy.putBack,
};

const tellFailure = (error: unknown): void => {
  if (error instanceof CallError && error.reason.code === 'MESSAGE_CHANGED') {
    // Stays until it is read: the chat may be open, with the text in it.
    showPersistentToast(copy.changed(error.message));
  } else {
    toast.error(errorText(error) ?? copy.failed);
  }
};

/** What staff do with one message, and the way back from it. */
export const useMessageActions = ({ _id }: StaffMessage, name: string) => {
  const act = useMessageCommand();
  const [pending, setPending] = useState<MessageAction>();

  const undo = (): void => {
    act('back', _id).then(() => toast.success(copy.putBack), tellFailure);
  };
  const tellDone = (way: MessageAction, changed: StaffMessage): void => {
    const text = doneWords[way](name);
    if (availableActions(changed).includes('back')) showUndoToast(text, copy.undo, undo);
    else toast.success(text);
  };
  const go = async (way: MessageAction): Promise<void> => {
    if (pending) return;
    setPending(way);
    try {
      tellDone(way, await act(actOf[way], _id, () => focusNextMessage(_id)));
    } catch (error) {
      tellFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  return { pending, go: (way: MessageAction): void => void go(way) };
};
