import type { MessageChoice } from '@haldi/contract/messages/schema';
import { findPerson } from '../../accounts/people/service.ts';
import { recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { messagesTopic } from '../context.ts';
import { dropForOptOut } from '../outbox/store.ts';
import { isOptedOut, optIn, optOut } from './store.ts';

/** Whether somebody wants messages about her visits: everybody does who has not said otherwise. */
export const readChoice = async (db: Db, userId: string): Promise<MessageChoice> => ({
  wantsMessages: !(await isOptedOut(db, userId)),
});

const noSuchCustomer = (): AppError => new AppError('NOT_FOUND', 'There is no such customer.');

export const readChoiceOf = async (db: Db, userId: string): Promise<MessageChoice> => {
  if (!(await findPerson(db, userId))) throw noSuchCustomer();
  return readChoice(db, userId);
};

type Choosing = Pick<AppContext, 'db' | 'live' | 'clock'>;

/** Takes back what waits, or lets messages go again; staff who say it for her are written down. */
export const choose = async (
  { db, live, clock }: Choosing,
  userId: string,
  { wantsMessages }: MessageChoice,
  by?: Identity,
): Promise<MessageChoice> => {
  const at = clock();
  await db.transaction(async (tx) => {
    if (!(await findPerson(tx, userId))) throw noSuchCustomer();
    const wanted = (await readChoice(tx, userId)).wantsMessages;
    if (wantsMessages) await optIn(tx, userId);
    else await optOut(tx, userId, at);
    if (!wantsMessages) await dropForOptOut(tx, userId);
    if (!by || wanted === wantsMessages) return;
    await recordAct(tx, {
      ...{ by, at, act: 'messages-chosen', subject: { id: userId } },
      changes: [{ field: 'messages', before: wanted, after: wantsMessages }],
    });
  });
  live.publish(messagesTopic);
  return { wantsMessages };
};
