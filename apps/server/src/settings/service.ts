import { type TravelRules, usualTravel } from '@haldi/contract/schedule/plan/travel';
import type { BookingRules } from '@haldi/contract/schedule/slots';
import { firstSettings } from '@haldi/contract/settings/first-settings';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Config } from '../config.ts';
import type { Db } from '../platform/database/database.ts';
import { readSettings, type SettingsRow, writeFirst } from './store.ts';

const toBookingRules = (row: SettingsRow): BookingRules & PublicSettings['booking'] => ({
  slots: row.slots,
  horizonDays: row.bookingHorizonDays,
  noticeMinutes: row.bookingNoticeMinutes,
  closedWeekdays: row.closedWeekdays,
  closedDays: row.closedDays,
});

/** What can be booked and planned, and what coming costs. */
export type PlanningRules = BookingRules & {
  visitingCharge: number;
  seatLimit: number | null;
  travel: TravelRules;
};

export const toPlanningRules = (row: SettingsRow): PlanningRules => ({
  ...toBookingRules(row),
  visitingCharge: row.visitingCharge,
  seatLimit: row.seatLimit,
  travel: {
    ...usualTravel,
    withinPincode: row.travelWithinPincode,
    withinArea: row.travelBetweenPincodes,
  },
});

export const readBookingRules = async (db: Db): Promise<PlanningRules> =>
  toPlanningRules(await readSettings(db));

export const readPublicSettings = async (
  db: Db,
  config: Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp'>,
): Promise<PublicSettings> => {
  const row = await readSettings(db);
  const { businessName, city, phone, whatsappNumber, email, address, visitingCharge } = row;
  return {
    businessName,
    city,
    phone,
    whatsappNumber,
    email,
    address,
    visitingCharge,
    booking: toBookingRules(row),
    gaMeasurementId: config.gaMeasurementId ?? row.gaMeasurementId,
    demo: config.demo,
    oidcLabel: config.oidc?.label ?? null,
    passwordMail: config.smtp !== undefined,
  };
};

/**
 * For a salon in which nobody has an account yet. Its row of settings came with a migration, which
 * knows only what was right when it was written.
 */
export const writeFirstSettings = (db: Db): Promise<void> => writeFirst(db, firstSettings);
