import * as z from 'zod/mini';
import { Day } from '../kit/day.ts';
import { endpoint } from '../kit/endpoint.ts';
import { wholeNumberText } from '../kit/query.ts';
import { SlotAvailability } from './availability.ts';

/** The longest visit that can be asked for: twenty times everything still fits. */
export const longestVisitMinutes = 100_000;

export const bookingSlots = endpoint({
  method: 'GET',
  path: '/api/booking/slots',
  summary: 'Which of the eight slots of a day can take a visit of that many minutes',
  auth: 'public',
  bearer: false,
  query: z.strictObject({
    date: Day,
    duration: z.optional(wholeNumberText(1, longestVisitMinutes)),
  }),
  answer: z.array(SlotAvailability),
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
});
