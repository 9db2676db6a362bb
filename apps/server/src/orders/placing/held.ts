import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Held } from '@haldi/contract/orders/open-orders';
import type { listHeld } from './store.ts';

/** A visit that a customer holds already. */
export const toHeld = ({
  startMinute,
  visitedName,
  ...visit
}: Awaited<ReturnType<typeof listHeld>>[number]): Held => ({
  ...visit,
  slot: timeOfDay(startMinute),
  visited: visitedName || null,
});
