import type { Service } from '@haldi/contract/catalogue/schema';
import MiniSearch from 'minisearch';

const indexes = new WeakMap<readonly Service[], MiniSearch<Service>>();

const indexOf = (services: readonly Service[]): MiniSearch<Service> => {
  const known = indexes.get(services);
  if (known) return known;
  const index = new MiniSearch<Service>({ fields: ['name', 'category', 'description'] });
  index.addAll(services);
  indexes.set(services, index);
  return index;
};

/** Half-typed and slightly misspelt words count; names count most. */
const options = {
  prefix: true,
  fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
  boost: { name: 4, category: 2 },
} as const;

/** Best match first. `mani cure` is tried as one word when it makes no sense as two. */
export const searchByText = (services: readonly Service[], text: string): Service[] => {
  const index = indexOf(services);
  const byId = new Map(services.map((service) => [service.id, service]));
  const attempts = [
    () => index.search(text, { ...options, combineWith: 'AND' }),
    () => index.search(text.replaceAll(/\s+/g, ''), options),
    () => index.search(text, options),
  ];
  for (const attempt of attempts) {
    const found = attempt().flatMap(({ id }) => byId.get(id) ?? []);
    if (found.length > 0) return found;
  }
  return [];
};
