import { categories, dataSets } from '../categories.ts';
import type { Service } from '../schema.ts';
import { createFinder, type Findable } from './finder.ts';
import { type Reader, readTerms, wantedWords } from './terms.ts';
import { createVocabulary } from './vocabulary.ts';
import { isTelling } from './words.ts';

/** What a service is found by. */
type Named = Pick<Service, 'name' | 'category' | 'description'>;

const pageNames = new Map<string, string>(
  dataSets.map(({ name, category }) => [
    name,
    categories.find(({ slug }) => slug === category)?.name ?? '',
  ]),
);

/** A name counts more than all the rest. What describes a service is asked last: it names many others. */
const toFindable = <S extends Named>(service: S): Findable<S> => ({
  item: service,
  groups: [
    [
      { text: service.name, weight: 24 },
      { text: service.category, weight: 2 },
    ],
    [{ text: pageNames.get(service.category) ?? '', weight: 1.5 }],
    [{ text: service.description, weight: 1, isAside: true }],
  ],
});

export const vocabularyOf = (services: readonly Named[]) =>
  createVocabulary(
    services.flatMap(({ name, category }) => [name, category, pageNames.get(category) ?? '']),
    services.map(({ description }) => description),
  );

/** Finds services by what people write, in English or in Hindi and Marathi in Latin letters. */
export const createServiceFinder = <S extends Named>(
  services: readonly S[],
  options: Omit<Reader, 'vocabulary'> = {},
) => {
  const vocabulary = vocabularyOf(services);
  const find = createFinder(services.map(toFindable));
  return (text: string) =>
    find(readTerms(wantedWords(text, [vocabulary], isTelling), { vocabulary, ...options }));
};
