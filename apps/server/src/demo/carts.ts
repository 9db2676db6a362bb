import { type AdminCategory, adminCategories } from '@haldi/contract/catalogue/categories';
import { visitMinutes } from '@haldi/contract/orders/total';
import type { Random } from './random.ts';

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

export const lastWeekServiceCounts: ServiceCounts = {
  Facial: 45,
  Waxing: 38,
  Makeup: 32,
  'Hair Care': 28,
  Massage: 22,
  Beauty: 17,
};

const longestVisit = 240;

const addLine = (
  basket: DemoLine[],
  wanted: ServiceCounts,
  category: AdminCategory,
  services: readonly DemoService[],
  random: Random,
): void => {
  const room = longestVisit - visitMinutes(basket);
  const fitting = services.filter(
    ({ id, duration, category: of }) =>
      of === category && duration <= room && !basket.some((line) => line.id === id),
  );
  if (fitting.length === 0) return;
  const service = random.pick(fitting);
  const most = Math.min(wanted[category], Math.floor(room / service.duration), 3);
  const quantity = random.chance(0.6) ? 1 : random.int(1, most);
  basket.push({ ...service, quantity });
  wanted[category] -= quantity;
};

const openCategories = (wanted: ServiceCounts): AdminCategory[] =>
  adminCategories.filter((category) => wanted[category] > 0);

export const fillCart = (
  wanted: ServiceCounts,
  services: readonly DemoService[],
  random: Random,
): DemoLine[] => {
  const basket: DemoLine[] = [];
  const lines = random.pick([1, 1, 2, 2, 3]);
  for (let line = 0; line < lines; line += 1) {
    const open = openCategories(wanted);
    // Weighted by what is left, so that no category remains for the end.
    const weighted = open.flatMap((category) => Array(wanted[category]).fill(category));
    if (weighted.length > 0) addLine(basket, wanted, random.pick(weighted), services, random);
  }
  return basket;
};

export const areAllOrdered = (wanted: ServiceCounts): boolean =>
  openCategories(wanted).length === 0;
