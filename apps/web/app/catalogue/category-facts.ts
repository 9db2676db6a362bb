import { categories, dataSetsOf } from '@haldi/contract/catalogue/categories';
import type { Service } from '@haldi/contract/catalogue/schema';

type Priced = Pick<Service, 'price'>;

export const lowestPrice = (services: readonly Priced[]): number =>
  services.length === 0 ? 0 : Math.min(...services.map(({ price }) => price));

/** Each category with what it holds, for the index; an emptied one stays, with a count of zero. */
export const categoryFacts = (services: readonly Pick<Service, 'price' | 'category'>[]) =>
  categories.map(({ slug, name }) => {
    const sets = dataSetsOf(slug).map((set): string => set.name);
    const held = services.filter(({ category }) => sets.includes(category));
    return { slug, name, sets, count: held.length, from: lowestPrice(held) };
  });
