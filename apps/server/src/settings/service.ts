import { isDeepStrictEqual } from 'node:util';
import { areaIdsByPincode } from '@haldi/contract/areas/area-rules';
import type { Area } from '@haldi/contract/areas/desk/schema';
import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { OfferedTerms } from '@haldi/contract/orders/agreed-terms';
import type { PaymentOptions } from '@haldi/contract/payment-settings/payment-options';
import type { BookingRules } from '@haldi/contract/schedule/booking-time-rules';
import { areaPairKey, type TravelRules } from '@haldi/contract/schedule/plan/travel-time';
import { defaultSettings, newSalonSettings } from '@haldi/contract/settings/default-settings';
import type { BusinessSettings } from '@haldi/contract/settings/desk/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { readAreas } from '../areas/service.ts';
import type { Config } from '../config.ts';
import { readPaymentOptions } from '../payment-settings/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import {
  initializeSettingsRow,
  lockSettings,
  readSettings,
  type SettingsRow,
  toBusinessSettings,
  updateSettingsWithoutVersion,
} from './store.ts';

const toDayRules = (row: SettingsRow) => ({
  horizonDays: row.bookingHorizonDays,
  noticeMinutes: row.bookingNoticeMinutes,
  closedWeekdays: row.closedWeekdays,
  closedDays: row.closedDays,
});

const toTerms = (row: SettingsRow): OfferedTerms => ({
  moveHours: row.moveHours,
  freeCancelHours: row.freeCancelHours,
  lateCancelFee: row.lateCancelFee,
  noShowFee: row.noShowFee,
});

export type PlanningRules = BookingRules & {
  isOpen: boolean;
  /** Used where no area sets its own. */
  visitingCharge: number;
  areas: readonly Area[];
  /** Area ids by pincode. */
  areaIds: ReadonlyMap<string, string>;
  maxConcurrentVisits: number | null;
  terms: OfferedTerms;
  travel: TravelRules;
};

const betweenAreas = (areas: readonly Area[]): Map<string, number> =>
  new Map(
    areas.flatMap(({ _id, travelTo }) =>
      travelTo.map(({ areaId, minutes }) => [areaPairKey(_id, areaId), minutes] as const),
    ),
  );

const toPlanningRules = (row: SettingsRow, areas: readonly Area[]): PlanningRules => ({
  ...toDayRules(row),
  starts: row.starts,
  isOpen: row.openedAt !== null,
  visitingCharge: row.visitingCharge,
  areas,
  areaIds: areaIdsByPincode(areas),
  maxConcurrentVisits: row.maxConcurrentVisits,
  terms: toTerms(row),
  travel: {
    withinPincode: row.travelWithinPincode,
    withinArea: row.travelBetweenPincodes,
    betweenAreas: row.travelBetweenAreas,
    within: new Map(areas.map(({ _id, travelMinutesWithin }) => [_id, travelMinutesWithin])),
    between: betweenAreas(areas),
  },
});

export const readPlanningRules = async (db: Db): Promise<PlanningRules> =>
  toPlanningRules(...(await Promise.all([readSettings(db), readAreas(db)])));

export const isStartCodeRequired = async (db: Db): Promise<boolean> =>
  (await readSettings(db)).requiresStartCode;

export const readStaffIdleMinutes = async (db: Db): Promise<number> =>
  (await readSettings(db)).staffIdleMinutes;

const toServedArea = ({
  travelMinutesWithin: _,
  travelTo: __,
  version: ___,
  ...area
}: Area): ServedArea => area;

type PublicConfig = Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp'>;

const toPublicSettings = (
  row: SettingsRow,
  areas: readonly Area[],
  payments: PaymentOptions,
  config: PublicConfig,
): PublicSettings => {
  const { businessName, city, phone, whatsappNumber, email, address, visitingCharge } = row;
  return {
    businessName,
    city,
    phone,
    whatsappNumber,
    email,
    address,
    visitingCharge,
    terms: toTerms(row),
    payments,
    areas: areas.map(toServedArea),
    booking: { slots: row.starts.map(formatTimeOfDay), ...toDayRules(row) },
    gaMeasurementId: config.gaMeasurementId ?? row.gaMeasurementId,
    isOpen: row.openedAt !== null,
    demo: config.demo,
    oidcLabel: config.oidc?.label ?? null,
    passwordMail: config.smtp !== undefined,
  };
};

export const readPublicSettings = async (db: Db, config: PublicConfig): Promise<PublicSettings> =>
  toPublicSettings(
    ...(await Promise.all([readSettings(db), readAreas(db), readPaymentOptions(db)])),
    config,
  );

export const readPlanningRulesAndSettings = async (
  db: Db,
  config: PublicConfig,
): Promise<{ rules: PlanningRules; settings: PublicSettings }> => {
  const [row, areas, payments] = await Promise.all([
    readSettings(db),
    readAreas(db),
    readPaymentOptions(db),
  ]);
  const settings = toPublicSettings(row, areas, payments, config);
  return { rules: toPlanningRules(row, areas), settings };
};

export const initializeSettings = (db: Db): Promise<void> =>
  initializeSettingsRow(db, { ...newSalonSettings, openedAt: null });

/** Without minimum notice, so that the next time slot can be tried out. */
const demoSettings: BusinessSettings = { ...defaultSettings, bookingNoticeMinutes: 0 };

export const initializeDemoSettings = (db: Db, now: Date): Promise<void> =>
  initializeSettingsRow(db, { ...demoSettings, openedAt: now });

export const isSalonOpen = async (db: Db): Promise<boolean> =>
  (await readSettings(db)).openedAt !== null;

export const notOpenYetError = (): AppError =>
  new AppError('NOT_OPEN_YET', 'This salon is not open yet. Please come back soon.');

export const markSalonOpened = (tx: Db, openedAt: Date): Promise<void> =>
  updateSettingsWithoutVersion(tx, { openedAt });

export type SalonSettings = Omit<SettingsRow, 'id' | 'version' | 'updatedAt'>;

export const lockSalonSettings = async (tx: Db): Promise<SalonSettings> => {
  const { id: _, version: __, updatedAt: ___, ...settings } = await lockSettings(tx);
  return settings;
};

/**
 * Values that are unchanged from the demo, such as its name and number, are reset to those of a new
 * salon.
 */
export const resetDemoSettings = async (tx: Db): Promise<void> => {
  const settings = toBusinessSettings(await lockSettings(tx));
  const untouched = Object.entries(newSalonSettings).filter(([key]) => {
    const name = key as keyof BusinessSettings;
    return isDeepStrictEqual(settings[name], demoSettings[name]);
  });
  await updateSettingsWithoutVersion(tx, { ...Object.fromEntries(untouched), openedAt: null });
};

export const readSalonSettings = async (db: Db): Promise<SalonSettings> => {
  const { id: _, version: __, updatedAt: ___, ...settings } = await readSettings(db);
  return settings;
};
