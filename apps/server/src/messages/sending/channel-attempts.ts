import type { ChannelAttempt } from '@haldi/contract/messages/message-states';
import type { ChannelAdapter, SendOutcome } from '../channels/channel-adapter.ts';
import type { MessageRow } from '../outbox/store.ts';

export type Sent = { adapter: ChannelAdapter; outcome: SendOutcome };

export const toChannelAttempt = ({ adapter, outcome }: Sent): ChannelAttempt => ({
  channel: adapter.channel,
  result: outcome.result,
  problem: 'problem' in outcome ? outcome.problem : '',
});

/** An attempt replaces the earlier one of its channel. */
export const withChannelAttempts = (
  before: readonly ChannelAttempt[],
  attempts: readonly ChannelAttempt[],
): ChannelAttempt[] => [
  ...before.filter(({ channel }) => attempts.every((one) => one.channel !== channel)),
  ...attempts,
];

/** Only a channel that has certainly not accepted the message, and might, is tried again. */
export const canTryChannel = (
  tried: readonly ChannelAttempt[],
  { channel }: Pick<ChannelAdapter, 'channel'>,
): boolean => tried.every((one) => one.channel !== channel || one.result === 'later');

export const joinAttemptProblems = (tried: readonly ChannelAttempt[]): string =>
  tried
    .map(({ problem }) => problem)
    .filter(Boolean)
    .join(' ');

type Settling = {
  now: Date;
  text: string;
  isManual: boolean;
  /** After the last retry. */
  isGivenUp?: boolean;
};

/** Without a further attempt. */
export const decideFinalMessageFields = (
  tried: readonly ChannelAttempt[],
  { now, text, isManual, isGivenUp = false }: Settling,
): Pick<MessageRow, 'state'> & Partial<MessageRow> => {
  const channelWith = (wanted: ChannelAttempt['result']) =>
    tried.find(({ result }) => result === wanted)?.channel;
  const [accepted, doubtful] = [channelWith('sent'), channelWith('unsure')];
  if (accepted) return { state: 'sent', channel: accepted, text, sentAt: now };
  if (doubtful) return { state: 'unsure', channel: doubtful, text };
  if (isGivenUp) return { state: 'failed' };
  return isManual
    ? { state: 'to-send', channel: 'by-hand', text: null }
    : { state: 'dropped', dropReason: 'NOBODY_TO_TELL' };
};
