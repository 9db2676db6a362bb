import type { Design } from '@haldi/contract/designs/design';

/** Positions of large cards in every 18, so that rows of two and of four fill up. */
const featurePlaces = [0, 11];
const period = 18;

export const isLargeCard = (place: number, count: number): boolean =>
  count > 5 && featurePlaces.includes(place % period);

const showpieces = ['dulhan-darbar', 'mayur-mahal', 'jodi-mandala', 'rajwada-jharokha'];

const likeness = (one: Design, other: Design | undefined): number =>
  (one.style === other?.style ? 2 : 0) + (one.part === other?.part ? 2 : 0);

/** Avoids similar designs next to each other. */
export const galleryOrder = (designs: readonly Design[]): Design[] => {
  const large = showpieces.flatMap((slug) => designs.find((design) => design.slug === slug) ?? []);
  const rest = designs.filter((design) => !large.includes(design));
  const book: Design[] = [];
  while (book.length < designs.length) {
    const showpiece = isLargeCard(book.length, designs.length) ? large.shift() : undefined;
    const choices = rest.length > 0 ? rest : large;
    const cost = (design: Design): number =>
      2 * likeness(design, book.at(-1)) + likeness(design, book.at(-2));
    const least = Math.min(...choices.map(cost));
    const next = showpiece ?? choices.find((design) => cost(design) === least);
    if (!next) break;
    if (!showpiece) choices.splice(choices.indexOf(next), 1);
    book.push(next);
  }
  return book;
};
