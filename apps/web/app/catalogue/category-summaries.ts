import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';

type Priced = Pick<Service, 'price'>;

export const lowestPrice = (services: readonly Priced[]): number =>
  services.length === 0 ? 0 : Math.min(...services.map(({ price }) => price));

export const toCategorySummaries = (
  menu: readonly MenuLink[],
  services: readonly Pick<Service, 'price' | 'category'>[],
) =>
  menu.map(({ slug, name, scene, sections }) => {
    const sets = sections.map((section) => section.name);
    const ofPage = services.filter(({ category }) => sets.includes(category));
    return { slug, name, scene, sets, count: ofPage.length, from: lowestPrice(ofPage) };
  });
