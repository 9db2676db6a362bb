import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import type { Channel } from '@haldi/contract/messages/message-states';
import type { MessageValues } from '@haldi/contract/messages/message-templates';
import type { Db } from '../../platform/database/database.ts';

/** Whom a message goes to, and all the ways to reach her that are known. */
export type MessageRecipient = {
  /** `salon`: whoever of the staff takes messages. */
  audience: 'customer' | 'salon';
  name: string;
  /** Ten digits; empty: none. */
  phone: string;
  /** Empty: none, or she has not agreed to be written to. */
  email: string;
  /** The customer herself, or nobody for the salon. */
  userId: string | null;
  /** Who of the staff did it: her own browsers stay silent. */
  actorId: string | null;
};

/** One message, ready to go. */
export type OutgoingMessage = {
  id: string;
  kind: MessageKind;
  to: MessageRecipient;
  /** One line: the subject of a mail, the title of a push message. */
  title: string;
  text: string;
  /** The page that it leads to: a path of this site. */
  path: string;
  orderId: string | null;
  /** From then on it says nothing any more. */
  until: Date;
  template: { text: string; whatsappName: string; whatsappLanguage: string };
  values: MessageValues;
};

/**
 * What became of it. `refused`: this way never reaches her. `later`: it was certainly not taken, and
 * may be tried again. `unsure`: nobody knows.
 */
export type SendOutcome =
  | { result: 'sent'; providerId?: string }
  | { result: 'refused'; problem: string }
  | { result: 'later'; problem: string; retryAfterMs?: number }
  | { result: 'unsure'; problem: string };

/** One way to reach people by itself. */
export type ChannelAdapter = {
  channel: Exclude<Channel, 'by-hand'>;
  /**
   * Whether it can try at all: set up, agreed to, and with an address. It is asked inside a
   * transaction and reads by that connection: waiting for a second one could block the whole pool.
   */
  canReach(outgoing: OutgoingMessage, tx: Db): Promise<boolean>;
  /** Throws for nothing that a provider or a network can do. */
  send(outgoing: OutgoingMessage): Promise<SendOutcome>;
};
