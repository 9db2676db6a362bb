import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import { createServiceTypeahead } from '@haldi/contract/catalogue/search/service-finder';
import type { Service } from '@haldi/contract/catalogue/service-schema';

type Search = ReturnType<typeof createServiceTypeahead<Service>>;

/** One index per list: the same list is searched with every key press. */
const searches = new WeakMap<readonly Service[], Search>();

/** Best match first; the last word may be incomplete. */
export const searchServices = (
  services: readonly Service[],
  menu: readonly MenuLink[],
  text: string,
): Service[] => {
  const search = searches.get(services) ?? createServiceTypeahead(services, menu);
  searches.set(services, search);
  return search(text);
};
