import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import type { Channel } from '@haldi/contract/messages/message-states';
import type { MessageValues } from '@haldi/contract/messages/message-templates';
import type { Db } from '../../platform/database/database.ts';

export type MessageRecipient = {
  /** `recipient`: the person visited, if not the customer. */
  audience: 'customer' | 'recipient' | 'beautician' | 'salon';
  name: string;
  /** Ten digits, or empty. */
  phone: string;
  /** Empty without an address or consent. */
  email: string;
  /** Null unless the message is to the customer. */
  userId: string | null;
  /** Null unless the message is to a beautician. */
  beauticianId: number | null;
  /** The staff member who caused the message; their own browsers are not notified. */
  actorId: string | null;
};

export type OutgoingMessage = {
  id: string;
  kind: MessageKind;
  to: MessageRecipient;
  /** Subject of an email, title of a push notification. */
  title: string;
  text: string;
  /** Below the text of an email; empty if there are none. */
  emailDetails: string;
  /** A path of this site. */
  path: string;
  orderId: string | null;
  /** The message is pointless after this time. */
  until: Date;
  template: { text: string; whatsappName: string; whatsappLanguage: string };
  values: MessageValues;
};

/** Known before the message is composed. */
export type MessageTarget = Pick<OutgoingMessage, 'kind' | 'to' | 'orderId' | 'template'>;

/**
 * `refused`: this channel never reaches the recipient. `later`: certainly not accepted, can be
 * retried. `unsure`: may have been accepted.
 */
export type SendOutcome =
  | { result: 'sent'; providerId?: string }
  | { result: 'refused'; problem: string }
  | { result: 'later'; problem: string; retryAfterMs?: number }
  | { result: 'unsure'; problem: string };

export type ChannelAdapter = {
  channel: Exclude<Channel, 'by-hand'>;
  /**
   * Runs inside a transaction and must read with its connection: waiting for a second one could
   * block the whole pool.
   */
  canReach(target: MessageTarget, tx: Db): Promise<boolean>;
  /** Must not throw for errors of providers or the network. */
  send(outgoing: OutgoingMessage): Promise<SendOutcome>;
};
