import type { MissingSetupParts, Setup, SetupStep } from '@haldi/contract/setup/schema';
import {
  findMissingSetupParts,
  findSetupAdvice,
  type SetupFacts,
} from '@haldi/contract/setup/setup-requirements';
import { findSetupStepStates } from '@haldi/contract/setup/setup-step-states';
import { readAreas } from '../areas/service.ts';
import { recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { readRoster } from '../roster/service.ts';
import {
  lockSalonSettings,
  markSalonOpened,
  readSalonSettings,
  type SalonSettings,
} from '../settings/service.ts';
import {
  hasStaffPushSubscription,
  insertFinishedStep,
  listFinishedSteps,
  listVisibleServiceRequirements,
} from './store.ts';

type SetupContext = Pick<AppContext, 'db' | 'live' | 'clock' | 'config'>;

const readFacts = async (
  db: Db,
  settings: SalonSettings,
  config: AppContext['config'],
): Promise<SetupFacts> => {
  const { businessName, city, phone, whatsappNumber, email, address } = settings;
  // Only weekly hours matter here, so no time off is read.
  const roster = await readRoster(db, '2199-12-31');
  return {
    business: [businessName, city, phone, whatsappNumber, email, address],
    services: await listVisibleServiceRequirements(db),
    beauticians: roster.filter(({ active }) => active),
    starts: settings.starts,
    closedWeekdays: settings.closedWeekdays,
    areas: await readAreas(db),
    hasAlerts: config.smtp !== undefined || (await hasStaffPushSubscription(db)),
  };
};

const toSetup = async (
  db: Db,
  settings: SalonSettings,
  { config }: Pick<SetupContext, 'config'>,
): Promise<Setup> => {
  const facts = await readFacts(db, settings, config);
  const missing = findMissingSetupParts(facts);
  return {
    steps: findSetupStepStates(await listFinishedSteps(db), missing, settings.openedAt !== null),
    missing,
    advice: findSetupAdvice(facts),
    openedAt: settings.openedAt?.toISOString() ?? null,
    isDemo: config.demo,
  };
};

export const readSetup = async (context: SetupContext): Promise<Setup> =>
  toSetup(context.db, await readSalonSettings(context.db), context);

export const finishSetupStep = async (context: SetupContext, step: SetupStep): Promise<Setup> => {
  await insertFinishedStep(context.db, step, context.clock());
  return readSetup(context);
};

export const openSalon = async (context: SetupContext, by: Identity): Promise<Setup> => {
  const { db, live, clock, config } = context;
  await db.transaction(async (tx) => {
    const settings = await lockSalonSettings(tx);
    if (settings.openedAt !== null) return;
    const missing = findMissingSetupParts(await readFacts(tx, settings, config));
    if (missing.length > 0) {
      const details: MissingSetupParts = { missing };
      throw new AppError('CONFLICT', 'Complete the missing steps before you go live.', { details });
    }
    const at = clock();
    await markSalonOpened(tx, at);
    await recordAuditEntry(tx, { by, at, act: 'salon-opened' });
  });
  live.publish('content-changed');
  return readSetup(context);
};
