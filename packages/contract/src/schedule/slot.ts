import * as z from 'zod/mini';
import { isTimeOfDay } from '../kit/time-of-day.ts';

/** A slot as it is sent and shown: `09:00 AM`. */
export const Slot = z.string().check(z.refine(isTimeOfDay, 'Please select date and time slot'));
