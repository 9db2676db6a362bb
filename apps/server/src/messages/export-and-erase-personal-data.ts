import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { findOptOutDate } from './opt-outs/store.ts';
import { listPushBrowsersOfUser } from './push/store.ts';
import { listMessagesSentToUser } from './sent-message-store.ts';

export const messagePersonalData: PersonalData = {
  tables: ['outbox', 'message_opt_outs', 'push_subscriptions'],
  download: async (db, userId) => ({
    messages: (await listMessagesSentToUser(db, userId)).map(({ text, channel, at }) => ({
      ...{ text, channel, at: at?.toISOString() ?? null },
    })),
    wantsNoMessagesSince: (await findOptOutDate(db, userId))?.toISOString() ?? null,
    browsersWithPush: (await listPushBrowsersOfUser(db, userId)).map(({ endpoint, since }) => ({
      ...{ endpoint, since: since.toISOString() },
    })),
  }),
};
