import type { Service } from '@haldi/contract/catalogue/schema';

/** What most first visits are made of; the salon may hide any of them. */
const popularIds = [
  'facial-gold',
  'pedicure-mani-pedi',
  'threading-eyebrow-lip',
  'rica-waxing-full-arms',
  'hair-care-spa',
  'nail-art-gel-polish',
  'de-tan-face-neck',
  'massage-head-shoulder',
];

/** As many as asked for: the popular ones that are on offer, then others of kinds not shown yet. */
export const pickPopular = (services: readonly Service[], count: number): Service[] => {
  const picked = popularIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
  for (const service of services) {
    if (picked.length >= count) break;
    if (!picked.some(({ category }) => category === service.category)) picked.push(service);
  }
  return picked.slice(0, count);
};
