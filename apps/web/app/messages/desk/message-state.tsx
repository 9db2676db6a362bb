import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { messagesCopy as copy } from './copy.ts';

function Line({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</p>;
}

const problemOf = ({ problem, attempts }: StaffMessage): string =>
  [problem, attempts > 0 ? copy.tried(attempts) : ''].filter((part) => part !== '').join(' ');

function Sent({ message: { channel, sentBy, delivery } }: { message: StaffMessage }) {
  const channelText = copy.channels[channel ?? 'by-hand'];
  return (
    <Line>
      {sentBy === null ? copy.sentState(channelText) : copy.sentBy(channelText, sentBy)}
      {delivery && (
        <Badge tone="good">
          <CheckCheck aria-hidden="true" className="size-4" />
          {copy.delivery[delivery]}
        </Badge>
      )}
    </Line>
  );
}

function Failed({ message }: { message: StaffMessage }) {
  return (
    <>
      <Line>
        <Badge tone="bad">{copy.failedState}</Badge>
      </Line>
      {problemOf(message) && <p className="wrap-anywhere">{problemOf(message)}</p>}
    </>
  );
}

function Unsure({ message }: { message: StaffMessage }) {
  return (
    <>
      <Line>
        <Badge tone="golden">{copy.unsureState}</Badge>
      </Line>
      <p className="wrap-anywhere">{`${message.problem} ${copy.unsureText}`.trim()}</p>
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
      {attempts > 0 && <p className="text-brick-700 wrap-anywhere">{problemOf(message)}</p>}
    </>
  );
}

function ToSend({ message }: { message: StaffMessage }) {
  return (
    <>
      {message.problem && <p className="text-stone wrap-anywhere">{message.problem}</p>}
      {message.to.phone === '' && <p className="font-semibold">{copy.noNumber}</p>}
    </>
  );
}

function Dropped({ message: { dropReason } }: { message: StaffMessage }) {
  return (
    <Line>
      <Badge>{copy.droppedState}</Badge>
      {dropReason && copy.dropped[dropReason]}
    </Line>
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
