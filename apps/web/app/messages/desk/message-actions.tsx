import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { messagesCopy as copy } from './copy.ts';
import { availableActions, type MessageAction } from './message-lists.ts';
import { useMessageActions } from './use-message-actions.ts';

type ChatLinkProps = {
  message: StaffMessage;
  name: string;
  isMain: boolean;
  isBusy: boolean;
  onOpened: () => void;
};

/** A real link, so that a phone opens its app; whoever follows it has sent the message. */
function ChatLink({ message, name, isMain, isBusy, onOpened }: ChatLinkProps) {
  const open = (event: MouseEvent): void => {
    if (isBusy) event.preventDefault();
    else onOpened();
  };
  return (
    <a
      data-way="whatsapp"
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

const wordsOf = (way: MessageAction, { state }: StaffMessage): string => {
  if (way === 'again') return state === 'unsure' ? copy.sendAgain : copy.again;
  return { whatsapp: copy.sendNow, arrived: copy.arrived, back: copy.back, leave: copy.leave }[way];
};

type MessageWaysProps = { message: StaffMessage; name: string; className?: string };

/** The buttons of one message, the likeliest first. */
export function MessageActions({ message, name, className }: MessageWaysProps) {
  const { pending, go } = useMessageActions(message, name);
  const ways = availableActions(message);
  if (ways.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {ways.map((way, place) =>
        way === 'whatsapp' ? (
          <ChatLink
            key={way}
            message={message}
            name={name}
            isMain={place === 0}
            isBusy={pending === way}
            onOpened={() => go(way)}
          />
        ) : (
          <Button
            key={way}
            data-way={way}
            look={way === 'leave' && place > 0 ? 'quiet' : 'secondary'}
            size={ways.length > 1 ? 'medium' : 'small'}
            once
            busy={pending === way}
            onClick={() => go(way)}
            className={ways.length > 1 ? 'grow' : ''}
          >
            {wordsOf(way, message)}
            <span className="sr-only">: {name}</span>
          </Button>
        ),
      )}
    </div>
  );
}
