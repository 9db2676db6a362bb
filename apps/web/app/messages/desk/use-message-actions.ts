import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { showPersistentToast } from '../../ui/persistent-toast.ts';
import { toast } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { availableMessageActions, type MessageAction } from './message-lists.ts';
import { type MessageCommand, useSendMessageCommand } from './queries.ts';

const firstActionIn = (card: Element | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('[data-action]') ?? null;

/**
 * The pressed button disappears with its message. Moves focus to the next message, or to the list if
 * the list keeps the message.
 */
const focusNextMessage = (_id: string): void => {
  const cards = [...document.querySelectorAll('[data-message]')];
  const index = cards.findIndex((card) => card.getAttribute('data-message') === _id);
  const card = cards[index];
  if (!card?.contains(document.activeElement)) return;
  const keepingList = card.closest<HTMLElement>('[data-keeps-messages]');
  const next = firstActionIn(cards[index + 1]) ?? firstActionIn(cards[index - 1]);
  (keepingList ?? next ?? document.getElementById('content'))?.focus({ preventScroll: true });
};

const commandOf: Record<MessageAction, MessageCommand> = {
  whatsapp: 'sent',
  'mark-sent': 'sent',
  retry: 'again',
  restore: 'back',
  skip: 'leave',
};

const successText: Record<MessageAction, (name: string) => string> = {
  whatsapp: copy.marked,
  'mark-sent': copy.marked,
  skip: copy.skipped,
  retry: () => copy.retrying,
  restore: () => copy.restored,
};

const showError = (error: unknown): void => {
  if (error instanceof CallError && error.reason.code === 'MESSAGE_CHANGED') {
    // Persistent, because the WhatsApp chat may already be open with the outdated text.
    showPersistentToast(copy.changed(error.message));
  } else {
    toast.error(errorText(error) ?? copy.failed);
  }
};

export const useMessageActions = ({ _id }: StaffMessage, name: string) => {
  const sendCommand = useSendMessageCommand();
  const [pending, setPending] = useState<MessageAction>();

  const undo = (): void => {
    sendCommand('back', _id).then(() => toast.success(copy.restored), showError);
  };
  const showSuccess = (action: MessageAction, changed: StaffMessage): void => {
    const text = successText[action](name);
    if (availableMessageActions(changed).includes('restore')) showUndoToast(text, copy.undo, undo);
    else toast.success(text);
  };
  const go = async (action: MessageAction): Promise<void> => {
    if (pending) return;
    setPending(action);
    try {
      showSuccess(action, await sendCommand(commandOf[action], _id, () => focusNextMessage(_id)));
    } catch (error) {
      showError(error);
    } finally {
      setPending(undefined);
    }
  };
  return { pending, go: (action: MessageAction): void => void go(action) };
};
