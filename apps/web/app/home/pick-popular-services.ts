import { type MenuLink, pagesBySectionName } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';

/** Not featured, because their pictures are not attractive. */
const unattractiveScenes: readonly string[] = ['waxing', 'bleach-dtan', 'threading'];

/** Cheaper services are usually added to a visit, not booked on their own. */
const minPrice = 499;

/** Maintenance, removal and partial services are not featured. */
const minorServices = /\b(removal|refill|touch-up|trial|trim|express|your own|only)\b/i;

type PageOf = (service: Service) => MenuLink | undefined;

/** The first service of each page, then the second of each, and so on. */
const interleaveByPage = (services: readonly Service[], pageOf: PageOf): Service[] => {
  const perPage = Map.groupBy(services, pageOf);
  const positionInPage = (service: Service): number =>
    perPage.get(pageOf(service))?.indexOf(service) ?? 0;
  return services.toSorted((a, b) => positionInPage(a) - positionInPage(b));
};

/**
 * From the most booked pages, most booked services first, alternating between pages. Other services
 * fill up, except those never featured.
 */
export const pickPopularServices = (
  services: readonly Service[],
  mostBooked: readonly string[],
  menu: readonly MenuLink[],
  count: number,
): Service[] => {
  const pages = pagesBySectionName(menu);
  const pageOf: PageOf = ({ category }) => pages.get(category);
  const isFeatured = (service: Service): boolean => {
    const page = pageOf(service);
    return (
      service.price >= minPrice && page !== undefined && !unattractiveScenes.includes(page.scene)
    );
  };
  const booked = mostBooked.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const ranked = [...new Set([...booked, ...services])].filter(
    ({ name }) => !minorServices.test(name),
  );
  const { featured = [], others = [] } = Object.groupBy(ranked, (service) =>
    isFeatured(service) ? 'featured' : 'others',
  );
  return [...interleaveByPage(featured, pageOf), ...interleaveByPage(others, pageOf)].slice(
    0,
    count,
  );
};
