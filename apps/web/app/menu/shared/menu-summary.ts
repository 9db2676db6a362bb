import type { Service } from '@haldi/contract/catalogue/service-schema';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';

export type MenuSummary = {
  offersWedding: boolean;
  offersMehndi: boolean;
  kinds: readonly string[];
};

export const summarizeMenu = (
  services: readonly Pick<Service, 'name' | 'category' | 'href'>[],
): MenuSummary => ({
  offersWedding: services.some(({ href }) => href.startsWith('/service/weddingpackage')),
  offersMehndi: services.some(isMehndiService),
  kinds: [...new Set(services.map(({ category }) => category))],
});

const maxNamed = 5;

/** `Facial, Hair Care and Massage`; a longer list ends with `and more`. */
export const categoriesText = (kinds: readonly string[]): string => {
  const isMore = kinds.length > maxNamed;
  const named = isMore ? [...kinds.slice(0, maxNamed), 'more'] : kinds;
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
};
