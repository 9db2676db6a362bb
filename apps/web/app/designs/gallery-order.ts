import type { Design } from '@haldi/contract/designs/design';

/** Positions of large cards in every 18, so that rows of two and of four fill up. */
const largeCardPositions = [0, 11];
const period = 18;

export const isLargeCard = (place: number, count: number): boolean =>
  count > 5 && largeCardPositions.includes(place % period);

const featuredDesigns = ['dulhan-darbar', 'mayur-mahal', 'jodi-mandala', 'rajwada-jharokha'];

const similarity = (one: Design, other: Design | undefined): number =>
  (one.style === other?.style ? 2 : 0) + (one.part === other?.part ? 2 : 0);

/** Avoids similar designs next to each other. */
export const galleryOrder = (designs: readonly Design[]): Design[] => {
  const large = featuredDesigns.flatMap(
    (slug) => designs.find((design) => design.slug === slug) ?? [],
  );
  const rest = designs.filter((design) => !large.includes(design));
  const ordered: Design[] = [];
  while (ordered.length < designs.length) {
    const featured = isLargeCard(ordered.length, designs.length) ? large.shift() : undefined;
    const choices = rest.length > 0 ? rest : large;
    const cost = (design: Design): number =>
      2 * similarity(design, ordered.at(-1)) + similarity(design, ordered.at(-2));
    const least = Math.min(...choices.map(cost));
    const next = featured ?? choices.find((design) => cost(design) === least);
    if (!next) break;
    if (!featured) choices.splice(choices.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
};
