import { type MenuLink, pagesBySection } from '@haldi/contract/catalogue/menu';
import type { Service } from '@haldi/contract/catalogue/schema';

/** The scenes of pages whose work takes something away: no pleasure to look at. */
const unattractiveScenes: readonly string[] = ['waxing', 'bleach-dtan', 'threading'];

/** What costs less is added to a visit; nobody books a visit for it. */
const leastPrice = 499;

/** What keeps up or undoes earlier work, or stands in for the real thing: bought, but never longed for. */
const minorServices = /\b(removal|refill|touch-up|trial|trim|express|your own|only)\b/i;

type PageOf = (service: Service) => MenuLink | undefined;

/** The first of each page, then the second of each, and so on. */
const interleaveByPage = (services: readonly Service[], pageOf: PageOf): Service[] => {
  const perPage = Map.groupBy(services, pageOf);
  const turnOf = (service: Service): number => perPage.get(pageOf(service))?.indexOf(service) ?? 0;
  return services.toSorted((a, b) => turnOf(a) - turnOf(b));
};

/**
 * What the home page shows of the services: those worth looking at, from the pages that are booked
 * most and of these what is booked most, each page in its turn. A salon that has too few
 * of them shows its other services after them, but never a chore.
 */
export const pickPopularServices = (
  services: readonly Service[],
  mostBooked: readonly string[],
  menu: readonly MenuLink[],
  count: number,
): Service[] => {
  const pages = pagesBySection(menu);
  const pageOf: PageOf = ({ category }) => pages.get(category);
  const isTempting = (service: Service): boolean => {
    const page = pageOf(service);
    return (
      service.price >= leastPrice && page !== undefined && !unattractiveScenes.includes(page.scene)
    );
  };
  const booked = mostBooked.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const ranked = [...new Set([...booked, ...services])].filter(
    ({ name }) => !minorServices.test(name),
  );
  const { tempting = [], plain = [] } = Object.groupBy(ranked, (service) =>
    isTempting(service) ? 'tempting' : 'plain',
  );
  return [...interleaveByPage(tempting, pageOf), ...interleaveByPage(plain, pageOf)].slice(
    0,
    count,
  );
};
