import type { AdminCategory } from '../catalogue/default-categories.ts';
import { addDays } from '../kit/dates.ts';

/** Without cancelled orders. */
export type DailyBooking = { day: string; category: AdminCategory; quantity: number };
export type MostBookedCategory = { category: AdminCategory; quantity: number };

const popularServiceCount = 5;

/**
 * The five admin categories with the most services booked, by the day in India on which the order
 * was placed. The period includes today. Ties are sorted by name.
 */
export const rankCategoriesByBookedServices = (
  bookings: readonly DailyBooking[],
  today: string,
  periodDays: number,
): MostBookedCategory[] => {
  const firstDay = addDays(today, 1 - periodDays);
  const sums = new Map<AdminCategory, number>();
  for (const { day, category, quantity } of bookings) {
    if (day >= firstDay && day <= today) sums.set(category, (sums.get(category) ?? 0) + quantity);
  }
  return [...sums]
    .map(([category, quantity]) => ({ category, quantity }))
    .sort((a, b) => b.quantity - a.quantity || a.category.localeCompare(b.category))
    .slice(0, popularServiceCount);
};
