import type { Service } from '@haldi/contract/catalogue/schema';
import { createServiceFinder } from '@haldi/contract/catalogue/search/find-services';
import { asksForAll } from '@haldi/contract/catalogue/search/words';

type Find = ReturnType<typeof createServiceFinder<Service>>;

/** The same list is searched with every letter that is typed. */
const finders = new WeakMap<readonly Service[], Find>();

const finderOf = (services: readonly Service[]): Find => {
  const known = finders.get(services);
  if (known) return known;
  const find = createServiceFinder(services, { isTyping: true });
  finders.set(services, find);
  return find;
};

/** Best match first, while somebody is still typing. */
export const searchByText = (services: readonly Service[], text: string): Service[] =>
  asksForAll(text) ? [...services] : finderOf(services)(text).items;
