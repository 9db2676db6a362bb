import * as z from 'zod/mini';
import { type Appointment, visitStart } from '../../schedule/slots.ts';

/** The customer tells it to the beautician at the door. */
export const StartCode = z.string().check(z.regex(/^\d{4}$/, 'Enter the four-digit start code'));

/** After this many wrong codes only the desk can start the visit. */
export const maxWrongStartCodes = 5;

export type StartCodeRefusal = 'CODE_NEEDED' | 'WRONG_CODE' | 'ASK_SALON';

export const codeShownMinutes = 60;

export const codeShownFrom = (visit: Appointment): Date =>
  new Date(visitStart(visit).getTime() - codeShownMinutes * 60_000);

export const isStartCodeShown = (
  visit: Appointment & { startedAt: string | null },
  now: Date,
): boolean => visit.startedAt === null && now >= codeShownFrom(visit);
