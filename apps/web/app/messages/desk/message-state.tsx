import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { ChannelAttempt } from '@haldi/contract/messages/message-states';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { messagesCopy as copy } from './copy.ts';

function Line({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</p>;
}

const attemptText = ({ channel, result, problem }: ChannelAttempt): string =>
  copy.attempt(
    copy.channelNames[channel],
    result === 'sent'
      ? copy.attemptSent
      : [result === 'unsure' ? copy.attemptUnsure : '', problem].filter(Boolean).join(' '),
  );

/** What every channel answered, without the success that the state already tells. */
const attemptTexts = ({ state, channel, tried, problem }: StaffMessage): string[] =>
  tried.length === 0
    ? [problem].filter(Boolean)
    : tried
        .filter((one) => !(state === 'sent' && one.channel === channel && one.result === 'sent'))
        .map(attemptText);

function Attempts({ message, className }: { message: StaffMessage; className: string }) {
  const { state, attempts } = message;
  const isRetried = attempts > 1 && (state === 'failed' || state === 'planned');
  const texts = [...attemptTexts(message), ...(isRetried ? [copy.tried(attempts)] : [])];
  return texts.map((text) => (
    <p key={text} className={cx('wrap-anywhere', className)}>
      {text}
    </p>
  ));
}

function Sent({ message }: { message: StaffMessage }) {
  const { channel, sentBy, delivery } = message;
  const channelText = copy.channels[channel ?? 'by-hand'];
  return (
    <>
      <Line>
        {sentBy === null ? copy.sentState(channelText) : copy.sentBy(channelText, sentBy)}
        {delivery && (
          <Badge tone="good">
            <CheckCheck aria-hidden="true" className="size-4" />
            {copy.delivery[delivery]}
          </Badge>
        )}
      </Line>
      <Attempts message={message} className="text-stone" />
    </>
  );
}

function Failed({ message }: { message: StaffMessage }) {
  return (
    <>
      <Line>
        <Badge tone="bad">{copy.failedState}</Badge>
      </Line>
      <Attempts message={message} className="" />
    </>
  );
}

function Unsure({ message }: { message: StaffMessage }) {
  return (
    <>
      <Line>
        <Badge tone="golden">{copy.unsureState}</Badge>
      </Line>
      <Attempts message={message} className="" />
      <p>{copy.unsureText}</p>
    </>
  );
}

function Planned({ message }: { message: StaffMessage }) {
  const { channel, attempts } = message;
  return (
    <>
      <p className="text-stone">
        {channel === null ? copy.channelUndecided : copy.willBeSent(copy.channels[channel])}
      </p>
      <Attempts message={message} className={attempts > 0 ? 'text-brick-700' : 'text-stone'} />
    </>
  );
}

function ToSend({ message }: { message: StaffMessage }) {
  return (
    <>
      <Attempts message={message} className="text-stone" />
      {message.to.phone === '' && <p className="font-semibold">{copy.noNumber}</p>}
    </>
  );
}

function Dropped({ message }: { message: StaffMessage }) {
  return (
    <>
      <Line>
        <Badge>{copy.droppedState}</Badge>
        {message.dropReason && copy.dropped[message.dropReason]}
      </Line>
      <Attempts message={message} className="text-stone" />
    </>
  );
}

export function MessageState({ message }: { message: StaffMessage }) {
  switch (message.state) {
    case 'to-send':
      return <ToSend message={message} />;
    case 'planned':
      return <Planned message={message} />;
    case 'sending':
      return <p>{copy.sending}</p>;
    case 'sent':
      return <Sent message={message} />;
    case 'unsure':
      return <Unsure message={message} />;
    case 'failed':
      return <Failed message={message} />;
    default:
      return <Dropped message={message} />;
  }
}
