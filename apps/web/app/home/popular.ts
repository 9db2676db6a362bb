import { type CategorySlug, dataSets } from '@haldi/contract/catalogue/categories';
import type { Service } from '@haldi/contract/catalogue/schema';

/** Categories whose work is a pleasure to look at; the others take something away. */
const photogenic: readonly CategorySlug[] = [
  'facial-cleanup',
  'haircare',
  'weddingpackage',
  'body-polishing',
  'mani-pedi',
  'nailart',
];

/** What costs less is added to a visit; nobody books a visit for it. */
const leastPrice = 499;

/** What keeps up or undoes earlier work, or stands in for the real thing: bought, but never longed for. */
const chores = /\b(removal|refill|touch-up|trial|trim|express|your own|only)\b/i;

const categoryOf = ({ category }: Service): CategorySlug | undefined =>
  dataSets.find(({ name }) => name === category)?.category;

const isTempting = (service: Service): boolean =>
  service.price >= leastPrice && photogenic.some((slug) => slug === categoryOf(service));

/** The first of each category, then the second of each, and so on. */
const byTurns = (services: readonly Service[]): Service[] => {
  const perCategory = Map.groupBy(services, categoryOf);
  const turnOf = (service: Service): number =>
    perCategory.get(categoryOf(service))?.indexOf(service) ?? 0;
  return services.toSorted((a, b) => turnOf(a) - turnOf(b));
};

/**
 * What the home page shows of the services: those worth looking at, from the categories that are
 * booked most and of these what is booked most, each category in its turn. A salon that has too few
 * of them shows its other services after them, but never a chore.
 */
export const pickPopular = (
  services: readonly Service[],
  mostBooked: readonly string[],
  count: number,
): Service[] => {
  const booked = mostBooked.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const ranked = [...new Set([...booked, ...services])].filter(({ name }) => !chores.test(name));
  const { tempting = [], plain = [] } = Object.groupBy(ranked, (service) =>
    isTempting(service) ? 'tempting' : 'plain',
  );
  return [...byTurns(tempting), ...byTurns(plain)].slice(0, count);
};
