import { emptySiteText } from '@haldi/contract/branding/site-text/schema';
import type { DemoDataSummary, RemoveDemoDataRequest } from '@haldi/contract/setup/schema';
import { countDemoAccounts } from '../../accounts/service.ts';
import { publishSessionsEnded } from '../../accounts/sessions/service.ts';
import { createOwnerRow, insertOwner } from '../../accounts/user-admin/new-owner-service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import { replaceUneditedSiteText } from '../../branding/site-text/service.ts';
import { resetDemoDocumentSettings } from '../../documents/service.ts';
import { resetDemoPaymentSettings } from '../../payment-settings/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { publishContentWithdrawn } from '../../platform/realtime/live-topics.ts';
import { lockSalonSettings, readSalonSettings, resetDemoSettings } from '../../settings/service.ts';
import * as store from './store.ts';

const noDemoDataError = (): AppError => new AppError('NOT_FOUND', 'This salon has no demo data.');

/** A real salon is never emptied. */
const requireDemo = async (db: Db, config: AppContext['config']): Promise<void> => {
  const isTrial = config.demo && config.databaseUrl === undefined;
  if (!isTrial || (await countDemoAccounts(db)) === 0) throw noDemoDataError();
};

export const readDemoDataSummary = async ({ db, config }: AppContext): Promise<DemoDataSummary> => {
  await requireDemo(db, config);
  const added = await store.listBeauticiansAddedAfterOpening(db);
  const roster = await store.listBeauticians(db);
  return {
    businessName: (await readSalonSettings(db)).businessName,
    services: await store.countServices(db),
    beauticians: roster.map(({ id, name, version }) => ({
      id: String(id),
      name,
      isDemo: version === 1 && !added.includes(String(id)),
    })),
  };
};

const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const checkConfirmation = (confirmation: string, businessName: string): void => {
  if (plainName(confirmation) === plainName(businessName)) return;
  const message = 'Type the exact name of your salon';
  throw new AppError('INVALID_INPUT', message, { fields: { confirmation: message } });
};

export const removeDemoData = async (
  context: AppContext,
  body: RemoveDemoDataRequest,
): Promise<void> => {
  const { db, live, clock, config } = context;
  await requireDemo(db, config);
  checkConfirmation(body.confirmation, (await readSalonSettings(db)).businessName);
  const owner = await createOwnerRow(context, body);
  const gone = await db.transaction(async (tx) => {
    await lockSalonSettings(tx);
    // Checked again inside the transaction, because a concurrent request may have removed the demo
    // data.
    await requireDemo(tx, config);
    const people = await store.listUserIds(tx);
    await store.emptyTables(tx);
    await store.deleteBeauticiansExcept(tx, body.beauticians.map(Number));
    if (!body.keepsMenu) await store.deleteAllServices(tx);
    await store.deleteUnusedImages(tx);
    await store.deleteDemoCoupons(tx);
    await resetDemoSettings(tx);
    await resetDemoPaymentSettings(tx);
    await resetDemoDocumentSettings(tx);
    // Default demo text is removed; text that was saved since is kept.
    await replaceUneditedSiteText(tx, emptySiteText, clock());
    const { id: userId, username } = await insertOwner(tx, owner);
    await recordAuditEntry(tx, { by: { userId, username }, at: clock(), act: 'started-for-real' });
    return people;
  });
  // As after a start without demo accounts, see start-product.ts.
  config.demo = false;
  for (const userId of gone) publishSessionsEnded(live, userId);
  publishContentWithdrawn(live);
};
