import { type AdminCategory, adminCategories } from '@haldi/contract/catalogue/default-categories';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import type { Random } from './seeded-random.ts';

export type DemoService = {
  id: string;
  dataSet: string;
  skill: string;
  category: AdminCategory;
  name: string;
  price: number;
  duration: number;
};
export type DemoLine = DemoService & { quantity: number };

export type ServiceCounts = Record<AdminCategory, number>;

export const demoServiceCountsLastWeek: ServiceCounts = {
  Facial: 45,
  Waxing: 38,
  Makeup: 32,
  'Hair Care': 28,
  Massage: 22,
  Beauty: 17,
};

const maxVisitMinutes = 240;

const addLine = (
  picked: DemoLine[],
  remaining: ServiceCounts,
  category: AdminCategory,
  services: readonly DemoService[],
  random: Random,
): void => {
  const remainingMinutes = maxVisitMinutes - totalVisitMinutes(picked);
  const matching = services.filter(
    ({ id, duration, category: of }) =>
      of === category && duration <= remainingMinutes && !picked.some((line) => line.id === id),
  );
  if (matching.length === 0) return;
  const service = random.pick(matching);
  const maxServiceQuantity = Math.min(
    remaining[category],
    Math.floor(remainingMinutes / service.duration),
    3,
  );
  const quantity = random.chance(0.6) ? 1 : random.int(1, maxServiceQuantity);
  picked.push({ ...service, quantity });
  remaining[category] -= quantity;
};

const openCategories = (remaining: ServiceCounts): AdminCategory[] =>
  adminCategories.filter((category) => remaining[category] > 0);

export const pickDemoOrderLines = (
  remaining: ServiceCounts,
  services: readonly DemoService[],
  random: Random,
): DemoLine[] => {
  const picked: DemoLine[] = [];
  const lines = random.pick([1, 1, 2, 2, 3]);
  for (let line = 0; line < lines; line += 1) {
    const open = openCategories(remaining);
    // Weighted by what is left, so that no category remains for the end.
    const weighted = open.flatMap((category) => Array(remaining[category]).fill(category));
    if (weighted.length > 0) addLine(picked, remaining, random.pick(weighted), services, random);
  }
  return picked;
};

export const areAllDemoServicesOrdered = (remaining: ServiceCounts): boolean =>
  openCategories(remaining).length === 0;
