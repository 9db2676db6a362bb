import type { AdminCategory } from '../catalogue/categories.ts';
import { addDays } from '../kit/dates.ts';

/** How many services of a category were booked on a day, orders since cancelled left out. */
export type DailyBooking = { day: string; category: AdminCategory; quantity: number };
export type PopularService = { category: AdminCategory; quantity: number };

const shown = 5;

/**
 * Popular Services: the five admin categories with the most services booked (quantities, by the day
 * in India on which the order was placed) in a period that ends today; 7 days are today and the six
 * before. Equal ones stand in the order of the alphabet.
 */
export const popularServices = (
  bookings: readonly DailyBooking[],
  today: string,
  periodDays: number,
): PopularService[] => {
  const first = addDays(today, 1 - periodDays);
  const sums = new Map<AdminCategory, number>();
  for (const { day, category, quantity } of bookings) {
    if (day >= first && day <= today) sums.set(category, (sums.get(category) ?? 0) + quantity);
  }
  return [...sums]
    .map(([category, quantity]) => ({ category, quantity }))
    .sort((a, b) => b.quantity - a.quantity || a.category.localeCompare(b.category))
    .slice(0, shown);
};
