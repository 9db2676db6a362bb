import type { Service } from '@haldi/contract/catalogue/service-schema';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';

export type OfferedKinds = {
  offersWedding: boolean;
  offersMehndi: boolean;
  categories: readonly string[];
};

export const offeredKindsOf = (
  services: readonly Pick<Service, 'name' | 'category' | 'href'>[],
): OfferedKinds => ({
  offersWedding: services.some(({ href }) => href.startsWith('/service/weddingpackage')),
  offersMehndi: services.some(isMehndiService),
  categories: [...new Set(services.map(({ category }) => category))],
});

const maxNamed = 5;

/** `Facial, Hair Care and Massage`; a longer list ends with `and more`. */
export const categoriesText = (categories: readonly string[]): string => {
  const isMore = categories.length > maxNamed;
  const named = isMore ? [...categories.slice(0, maxNamed), 'more'] : categories;
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
};
