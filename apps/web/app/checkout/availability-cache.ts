import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { QueryClient } from '@tanstack/react-query';
import type { VisitDraft } from './visit-draft.ts';

/** Query key of everything that depends on the plan. */
const availabilityKey = ['availability'];

type Services = VisitDraft['services'];

/** Without beauticians who are excluded for this customer. */
export const pastBeauticiansKey = (userId: string | null) => [
  ...availabilityKey,
  'past-beauticians',
  userId,
];
export const availableSlotsKey = (day: string | null, visit: VisitDraft | null) => [
  ...availabilityKey,
  'slots',
  day,
  visit,
];
export const bookableDaysKey = (from: string, to: string, visit: VisitDraft | null) => [
  ...availabilityKey,
  'days',
  from,
  to,
  visit,
];
export const cartCheckKey = (services: Services) => [...availabilityKey, 'cart', services];

/** Only what is cached; requests nothing. */
export const cachedSlots = (
  client: QueryClient,
  day: string,
  visit: VisitDraft,
): SlotAvailability[] | undefined => client.getQueryData(availableSlotsKey(day, visit));

export const refreshAvailability = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: availabilityKey });
