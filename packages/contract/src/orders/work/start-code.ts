import * as z from 'zod/mini';
import { type Appointment, visitStart } from '../../schedule/slots.ts';

/** Four digits that the customer reads out at the door. */
export const StartCode = z.string().check(z.regex(/^\d{4}$/, 'Enter the four-digit start code'));

/** After so many wrong ones only the desk can start the visit. */
export const maxWrongCodes = 5;

/** Why a start with a code is not taken. */
export type StartCodeRefusal = 'CODE_NEEDED' | 'WRONG_CODE' | 'ASK_SALON';

/** So long before the visit the tracking page begins to show the code. */
export const codeShownMinutes = 60;

/** The instant from which on the tracking page shows the code. */
export const codeShownFrom = (visit: Appointment): Date =>
  new Date(visitStart(visit).getTime() - codeShownMinutes * 60_000);

/** Whether the tracking page shows the code: until the visit is started. */
export const isCodeShown = (
  visit: Appointment & { startedAt: string | null },
  now: Date,
): boolean => visit.startedAt === null && now >= codeShownFrom(visit);
