import type { MessageChoice } from '@haldi/contract/messages/schema';
import { findPerson } from '../../accounts/people/service.ts';
import { recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { messagesTopic } from '../context.ts';
import { dropForOptOut } from '../outbox/store.ts';
import { type Chooser, isOptedOut, optIn, optOut } from './store.ts';

/** Whether a customer wants messages about visits: all do who have not said otherwise. */
export const readChoice = async (db: Db, whose: Chooser): Promise<MessageChoice> => ({
  wantsMessages: !(await isOptedOut(db, whose)),
});

/** Whether a message goes to a customer who wants it, or to nobody who could choose. */
export const isWanted = async (
  db: Db,
  { userId, orderId }: { userId: string | null; orderId: string | null },
): Promise<boolean> => userId === null || !(await isOptedOut(db, { userId, orderId }));

const noSuchCustomer = (): AppError => new AppError('NOT_FOUND', 'There is no such customer.');

export const readChoiceOf = async (db: Db, userId: string): Promise<MessageChoice> => {
  if (!(await findPerson(db, userId))) throw noSuchCustomer();
  return readChoice(db, { userId });
};

type Choosing = Pick<AppContext, 'db' | 'live' | 'clock'>;

/** Takes back what waits, or lets messages go again; staff who choose for a customer are written down. */
export const choose = async (
  { db, live, clock }: Choosing,
  whose: Chooser,
  { wantsMessages }: MessageChoice,
  by?: Identity,
): Promise<MessageChoice> => {
  const at = clock();
  const { userId } = whose;
  await db.transaction(async (tx) => {
    if (!(await findPerson(tx, userId))) throw noSuchCustomer();
    const wanted = (await readChoice(tx, whose)).wantsMessages;
    if (wantsMessages) await optIn(tx, whose);
    else await optOut(tx, whose, at);
    if (!wantsMessages) await dropForOptOut(tx, whose);
    if (!by || wanted === wantsMessages) return;
    await recordAct(tx, {
      ...{ by, at, act: 'messages-chosen', subject: { id: userId } },
      changes: [{ field: 'messages', before: wanted, after: wantsMessages }],
    });
  });
  live.publish(messagesTopic);
  return readChoice(db, whose);
};
