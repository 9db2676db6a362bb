import type { MenuLink } from '@haldi/contract/catalogue/menu';
import type { Service } from '@haldi/contract/catalogue/schema';
import { createServiceFinder } from '@haldi/contract/catalogue/search/find-services';
import { asksForAll } from '@haldi/contract/catalogue/search/words';

type Find = ReturnType<typeof createServiceFinder<Service>>;

/** The same list is searched with every letter that is typed. */
const finders = new WeakMap<readonly Service[], Find>();

const finderOf = (services: readonly Service[], menu: readonly MenuLink[]): Find => {
  const known = finders.get(services);
  if (known) return known;
  const find = createServiceFinder(services, menu, { isTyping: true });
  finders.set(services, find);
  return find;
};

/** Best match first, while somebody is still typing. */
export const searchByText = (
  services: readonly Service[],
  menu: readonly MenuLink[],
  text: string,
): Service[] => (asksForAll(text) ? [...services] : finderOf(services, menu)(text).items);
