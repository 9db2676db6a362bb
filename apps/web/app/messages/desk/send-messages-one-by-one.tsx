import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { addresseeName } from './message-item.tsx';
import { useMessageActions } from './use-message-actions.ts';

type ChatLinkProps = {
  message: StaffMessage;
  className: string;
  onOpen: () => void;
  children: ReactNode;
};

/** A real link, so that a phone opens the WhatsApp app. */
function ChatLink({ message, className, onOpen, children }: ChatLinkProps) {
  return (
    <a
      href={whatsappLink(message.to.phone, message.text)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      className={className}
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </a>
  );
}

type StepProps = {
  message: StaffMessage;
  isOpened: boolean;
  onOpen: () => void;
  onDone: () => void;
};

/**
 * Buttons at the bottom, where a thumb reaches them, always at the same place. The next one to press
 * has the focus.
 */
function StepButtons({ message, isOpened, onOpen, onDone }: StepProps) {
  const { go } = useMessageActions(message, addresseeName(message));
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first button changes with it
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpened]);
  const decide = (action: 'whatsapp' | 'skip'): void => {
    go(action);
    onDone();
  };
  const hasNumber = message.to.phone !== '';
  return (
    <div ref={row} className="flex w-full flex-col gap-2">
      {hasNumber && !isOpened && (
        <ChatLink
          message={message}
          className={buttonStyle('primary', 'large', 'w-full')}
          onOpen={onOpen}
        >
          {copy.openChat}
        </ChatLink>
      )}
      {isOpened && (
        <Button size="large" once onClick={() => decide('whatsapp')}>
          {copy.markSent}
        </Button>
      )}
      <Button look="secondary" size="large" once onClick={() => decide('skip')}>
        {copy.skip}
      </Button>
    </div>
  );
}

type Step = { message: StaffMessage; isOpened: boolean; decided: ReadonlySet<string> };

const hintOf = ({ message, isOpened }: Step): string => {
  if (message.to.phone === '') return copy.noNumber;
  return isOpened ? copy.openedHint : copy.openHint;
};

type SendNextMessageProps = { messages: readonly StaffMessage[]; hasMore: boolean };

/** Runs through the list. A message that arrives meanwhile does not replace the one on screen. */
export function SendMessagesOneByOne({ messages, hasMore }: SendNextMessageProps) {
  const [step, setStep] = useState<Step>();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = messages;
  const start = (message: StaffMessage): void => {
    setStep({ message, isOpened: message.to.phone !== '', decided: new Set() });
    setIsOpen(true);
  };
  const goOn = ({ message, decided: before }: Step): void => {
    const decided = new Set([...before, message._id]);
    const next = messages.find(({ _id }) => !decided.has(_id));
    if (next) {
      setStep({ message: next, isOpened: false, decided });
      return;
    }
    setIsOpen(false);
    toast.success(copy.noneLeft);
  };
  const left = Math.max(1, messages.filter(({ _id }) => !step?.decided.has(_id)).length);
  return (
    <>
      {first &&
        (first.to.phone === '' ? (
          <Button size="large" className="w-full sm:w-auto" onClick={() => start(first)}>
            {copy.sendNext}
          </Button>
        ) : (
          <ChatLink
            message={first}
            className={buttonStyle('primary', 'large', 'w-full sm:w-auto')}
            onOpen={() => start(first)}
          >
            {copy.sendNext}
          </ChatLink>
        ))}
      {step && (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          place="screen"
          title={addresseeName(step.message)}
          description={`${messageKindNames[step.message.kind]}. ${copy.left(left, hasMore)}`}
          footer={
            <StepButtons
              key={step.message._id}
              message={step.message}
              isOpened={step.isOpened}
              onOpen={() => setStep({ ...step, isOpened: true })}
              onDone={() => goOn(step)}
            />
          }
        >
          <p className="rounded-field rounded-tl-none border border-haldi-200 bg-haldi-50 px-4 py-2.5 whitespace-pre-line wrap-anywhere">
            {step.message.text}
          </p>
          <p className="mt-4 text-stone">{hintOf(step)}</p>
          {step.isOpened && (
            <ChatLink
              message={step.message}
              className={buttonStyle('quiet', 'medium', '-ml-4')}
              onOpen={() => undefined}
            >
              {copy.openChatAgain}
            </ChatLink>
          )}
        </Dialog>
      )}
    </>
  );
}
