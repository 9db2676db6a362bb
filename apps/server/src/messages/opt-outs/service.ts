import type { MessagePreference } from '@haldi/contract/messages/schema';
import { findUserById } from '../../accounts/user-admin/service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { messagesTopic } from '../context.ts';
import { dropMessagesAfterOptOut } from '../outbox/store.ts';
import { deleteOptOuts, insertOptOut, isOptedOut, type OptOutScope } from './store.ts';

/** Customers are opted in by default. */
export const readMessagePreference = async (
  db: Db,
  whose: OptOutScope,
): Promise<MessagePreference> => ({
  wantsMessages: !(await isOptedOut(db, whose)),
});

export const isOptedIn = async (
  db: Db,
  { userId, orderId }: { userId: string | null; orderId: string | null },
): Promise<boolean> => userId === null || !(await isOptedOut(db, { userId, orderId }));

const noSuchCustomer = (): AppError => new AppError('NOT_FOUND', 'This customer was not found.');

export const readCustomerMessagePreference = async (
  db: Db,
  userId: string,
): Promise<MessagePreference> => {
  if (!(await findUserById(db, userId))) throw noSuchCustomer();
  return readMessagePreference(db, { userId });
};

type PreferenceContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

export const setMessagePreference = async (
  { db, live, clock }: PreferenceContext,
  whose: OptOutScope,
  { wantsMessages }: MessagePreference,
  by?: Identity,
): Promise<MessagePreference> => {
  const at = clock();
  const { userId } = whose;
  await db.transaction(async (tx) => {
    if (!(await findUserById(tx, userId))) throw noSuchCustomer();
    const wanted = (await readMessagePreference(tx, whose)).wantsMessages;
    if (wantsMessages) await deleteOptOuts(tx, whose);
    else await insertOptOut(tx, whose, at);
    if (!wantsMessages) await dropMessagesAfterOptOut(tx, whose);
    if (!by || wanted === wantsMessages) return;
    await recordAuditEntry(tx, {
      ...{ by, at, act: 'messages-chosen', subject: { id: userId } },
      changes: [{ field: 'messages', before: wanted, after: wantsMessages }],
    });
  });
  live.publish(messagesTopic);
  return readMessagePreference(db, whose);
};
