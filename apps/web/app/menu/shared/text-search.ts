import type { MenuLink } from '@haldi/contract/catalogue/menu';
import type { Service } from '@haldi/contract/catalogue/schema';
import { createServiceSearch } from '@haldi/contract/catalogue/search/service-finder';

type Search = ReturnType<typeof createServiceSearch<Service>>;

/** The same list is searched with every letter that is typed. */
const searches = new WeakMap<readonly Service[], Search>();

/** Best match first, while somebody is still typing. */
export const searchServices = (
  services: readonly Service[],
  menu: readonly MenuLink[],
  text: string,
): Service[] => {
  const search = searches.get(services) ?? createServiceSearch(services, menu);
  searches.set(services, search);
  return search(text);
};
