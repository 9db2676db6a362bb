import { createECDH } from 'node:crypto';
import type { PushRenewal, PushSubscription } from '@haldi/contract/messages/push-schema';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isAllowedPushService } from './allowed-push-services.ts';
import {
  type BrowserOwner,
  deleteBrowsers,
  deleteOldestBrowsers,
  findPushKeys,
  insertPushKeys,
  lockPushSubscribers,
  type PushKeyPair,
  upsertBrowser,
} from './store.ts';

export const maxBrowsersPerSubscriber = 20;

/** VAPID keys, created on first use and shared by all instances. */
export const readOrCreatePushKeys = async (db: Db): Promise<PushKeyPair> => {
  const standing = await findPushKeys(db);
  if (standing) return standing;
  const { default: webPush } = await import('web-push');
  await insertPushKeys(db, webPush.generateVAPIDKeys());
  const keys = await findPushKeys(db);
  if (!keys) throw new Error('the push keys are missing');
  return keys;
};

/** An uncompressed P-256 point and a 16-byte secret. */
const areValidKeys = ({ p256dh, auth }: PushSubscription['keys']): boolean => {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

const refuse = (field: string, problem: string): AppError =>
  new AppError('INVALID_INPUT', problem, { fields: { [field]: problem } });

type PushContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

const checkBrowser = ({ config }: PushContext, { endpoint, keys }: PushSubscription): void => {
  if (!isAllowedPushService(endpoint, config.pushServices)) {
    throw refuse(
      'endpoint',
      'The push service of this browser is not supported, so we cannot send notifications to it.',
    );
  }
  if (!areValidKeys(keys)) throw refuse('keys', 'These are not valid push keys.');
};

export const subscribeBrowser = async (
  pushing: PushContext,
  owner: BrowserOwner,
  { endpoint, keys }: PushSubscription,
): Promise<void> => {
  checkBrowser(pushing, { endpoint, keys });
  await pushing.db.transaction(async (tx) => {
    await upsertBrowser(tx, owner, { endpoint, ...keys }, pushing.clock());
    await deleteOldestBrowsers(tx, owner, maxBrowsersPerSubscriber);
  });
};

/** Unknown subscriptions are ignored. */
export const renewBrowserSubscription = async (
  pushing: PushContext,
  { before, after }: PushRenewal,
): Promise<void> => {
  checkBrowser(pushing, after);
  await pushing.db.transaction(async (tx) => {
    const owners = await lockPushSubscribers(tx, { endpoint: before.endpoint, ...before.keys });
    if (owners.length === 0) return;
    await deleteBrowsers(tx, [before.endpoint]);
    const browser = { endpoint: after.endpoint, ...after.keys };
    for (const owner of owners) await upsertBrowser(tx, owner, browser, pushing.clock());
  });
};

export const unsubscribeBrowser = (db: Db, endpoint: string): Promise<void> =>
  deleteBrowsers(db, [endpoint]);
