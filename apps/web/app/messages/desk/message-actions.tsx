import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { messagesCopy as copy } from './copy.ts';
import { availableMessageActions, type MessageAction } from './message-lists.ts';
import { useMessageActions } from './use-message-actions.ts';

type ChatLinkProps = {
  message: StaffMessage;
  name: string;
  isMain: boolean;
  isBusy: boolean;
  onOpened: () => void;
};

/** A real link, so that a phone opens the WhatsApp app. Following it marks the message as sent. */
function ChatLink({ message, name, isMain, isBusy, onOpened }: ChatLinkProps) {
  const open = (event: MouseEvent): void => {
    if (isBusy) event.preventDefault();
    else onOpened();
  };
  return (
    <a
      data-action="whatsapp"
      href={whatsappLink(message.to.phone, message.text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={copy.sendTo(name)}
      aria-busy={isBusy || undefined}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open(event)}
      className={buttonStyle(
        isMain ? 'primary' : 'secondary',
        isMain ? 'large' : 'medium',
        'w-full lg:text-base lg:px-4',
      )}
    >
      {isBusy && <Spinner className="absolute" />}
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
        {copy.sendNow}
      </span>
    </a>
  );
}

const buttonText = (action: MessageAction, { state }: StaffMessage): string => {
  if (action === 'retry') return state === 'unsure' ? copy.sendAgain : copy.tryAgain;
  return {
    whatsapp: copy.sendNow,
    'mark-sent': copy.markSent,
    restore: copy.restore,
    skip: copy.skip,
  }[action];
};

type MessageActionsProps = { message: StaffMessage; name: string; className?: string };

export function MessageActions({ message, name, className }: MessageActionsProps) {
  const { pending, go } = useMessageActions(message, name);
  const actions = availableMessageActions(message);
  if (actions.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {actions.map((action, index) =>
        action === 'whatsapp' ? (
          <ChatLink
            key={action}
            message={message}
            name={name}
            isMain={index === 0}
            isBusy={pending === action}
            onOpened={() => go(action)}
          />
        ) : (
          <Button
            key={action}
            data-action={action}
            look={action === 'skip' && index > 0 ? 'quiet' : 'secondary'}
            size={actions.length > 1 ? 'medium' : 'small'}
            once
            busy={pending === action}
            onClick={() => go(action)}
            className={actions.length > 1 ? 'grow' : ''}
          >
            {buttonText(action, message)}
            <span className="sr-only">: {name}</span>
          </Button>
        ),
      )}
    </div>
  );
}
