import * as z from 'zod/mini';
import { type Appointment, visitStart } from '../../schedule/booking-time-rules.ts';

/** The customer tells it to the beautician at the door. */
export const StartCode = z.string().check(z.regex(/^\d{4}$/, 'Enter the four-digit start code'));

/** After this many wrong codes only the desk can start the visit. */
export const maxWrongStartCodes = 5;

export type StartCodeRefusal = 'CODE_NEEDED' | 'WRONG_CODE' | 'ASK_SALON';

export const startCodeShownMinutes = 60;

export const startCodeShownFrom = (visit: Appointment): Date =>
  new Date(visitStart(visit).getTime() - startCodeShownMinutes * 60_000);

export const isStartCodeShown = (
  visit: Appointment & { startedAt: string | null },
  now: Date,
): boolean => visit.startedAt === null && now >= startCodeShownFrom(visit);
