import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { QueryClient } from '@tanstack/react-query';
import type { VisitDraft } from './visit-draft.ts';

/** Whatever the plan of the salon has answered stands under this key. */
const availabilityKey = ['availability'];

type Services = VisitDraft['services'];

/** Who came before: whoever is not to come again is not among them. */
export const pastBeauticiansKey = (userId: string | null) => [
  ...availabilityKey,
  'past-beauticians',
  userId,
];
export const slotsKey = (day: string | null, visit: VisitDraft | null) => [
  ...availabilityKey,
  'slots',
  day,
  visit,
];
export const daysKey = (from: string, to: string, visit: VisitDraft | null) => [
  ...availabilityKey,
  'days',
  from,
  to,
  visit,
];
export const cartCheckKey = (services: Services) => [...availabilityKey, 'cart', services];

/** The times of a day, as far as they were asked for already. */
export const cachedSlots = (
  client: QueryClient,
  day: string,
  visit: VisitDraft,
): SlotAvailability[] | undefined => client.getQueryData(slotsKey(day, visit));

/** Somebody's time was taken, or what was said of it is no longer true: everything is asked anew. */
export const refreshAvailability = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: availabilityKey });
