import type { Order } from '@haldi/contract/orders/schema';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { createMailer } from '../platform/mail/mail.ts';
import type { ChannelAdapter } from './channels/channel-adapter.ts';
import { emailChannel } from './channels/email.ts';
import { pushChannel } from './channels/push.ts';
import { whatsappChannel } from './channels/whatsapp.ts';

/** What features above this one know; the app hands it in. */
export type MessageSources = {
  readOrders: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Order>>;
  /** Those of them who have written a review. */
  reviewersAmong: (db: Db, userIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** What the files of this feature share. */
export type MessagesContext = Pick<AppContext, 'db' | 'live' | 'clock' | 'log' | 'config'> &
  MessageSources & {
    /** In the order in which a customer is tried. */
    channels: readonly ChannelAdapter[];
    /** Where the product is found, for links that leave it. */
    origin: () => string;
  };

/** The topic of `live` for messages that have come further. */
export const messagesTopic = 'messages';

/** The ways that are set up, in the order in which a customer is tried: where she looks first. */
const createChannels = (context: Pick<AppContext, 'db' | 'clock' | 'config'>): ChannelAdapter[] => {
  const { whatsapp, smtp } = context.config;
  return [
    ...(whatsapp ? [whatsappChannel(whatsapp)] : []),
    pushChannel(context),
    ...(smtp ? [emailChannel(createMailer(smtp))] : []),
  ];
};

/** A link in a message must open from elsewhere; a product that only this machine sees has no such. */
export const createMessagesContext = (
  { db, live, clock, log, config }: Pick<AppContext, 'db' | 'live' | 'clock' | 'log' | 'config'>,
  sources: MessageSources,
): MessagesContext => ({
  ...{ db, live, clock, log, config },
  ...sources,
  channels: createChannels({ db, clock, config }),
  origin: () => config.publicOrigin?.origin ?? `http://localhost:${config.port}`,
});
