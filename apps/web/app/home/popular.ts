import type { Service } from '@haldi/contract/catalogue/schema';

/**
 * As many as asked for, of as many kinds as there are: what is booked most comes first, one of each
 * kind; a young salon without orders shows the first of each kind.
 */
export const pickPopular = (
  services: readonly Service[],
  mostBooked: readonly string[],
  count: number,
): Service[] => {
  const booked = mostBooked.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const ranked = [...new Set([...booked, ...services])];
  const firsts = ranked.filter(
    ({ category }, place) => ranked.findIndex((other) => other.category === category) === place,
  );
  return [...new Set([...firsts, ...booked])].slice(0, count);
};
