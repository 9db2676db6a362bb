import * as z from 'zod/mini';
import { isTimeOfDay } from '../kit/time-of-day.ts';

export const Slot = z.string().check(z.refine(isTimeOfDay, 'Please select date and time slot'));
