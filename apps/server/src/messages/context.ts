import type { Order } from '@haldi/contract/orders/schema';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { createMailer } from '../platform/mail/mail.ts';
import type { ChannelAdapter } from './channels/channel-adapter.ts';
import { createEmailChannel } from './channels/email.ts';
import { createPushChannel } from './channels/push.ts';
import { createWhatsappChannel } from './channels/whatsapp.ts';

/** Passed in by the app, because these features depend on messages. */
export type MessageSources = {
  /** As their customers see them. */
  readCustomerOrders: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Order>>;
  /** By order; without orders that have no beautician of the roster. */
  readAssignedBeauticianIds: (
    db: Db,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  reviewersAmong: (db: Db, userIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

type Parts = Pick<AppContext, 'db' | 'pool' | 'live' | 'clock' | 'log' | 'config'>;

export type MessagesContext = Parts &
  MessageSources & {
    /** In the order in which they are tried. */
    channels: readonly ChannelAdapter[];
    origin: () => string;
  };

export const messagesTopic = 'messages';

const createChannels = (context: Pick<AppContext, 'db' | 'clock' | 'config'>): ChannelAdapter[] => {
  const { whatsapp, smtp } = context.config;
  return [
    ...(whatsapp ? [createWhatsappChannel(whatsapp)] : []),
    createPushChannel(context),
    ...(smtp ? [createEmailChannel(createMailer(smtp))] : []),
  ];
};

export const createMessagesContext = (
  { db, pool, live, clock, log, config }: Parts,
  sources: MessageSources,
): MessagesContext => ({
  ...{ db, pool, live, clock, log, config },
  ...sources,
  channels: createChannels({ db, clock, config }),
  origin: () => config.publicOrigin?.origin ?? `http://localhost:${config.port}`,
});
