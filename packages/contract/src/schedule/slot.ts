import * as z from 'zod/mini';
import { slots } from './slots.ts';

/** One of the eight, as it is sent and stored. */
export const Slot = z.enum(slots, 'Please select date and time slot');
