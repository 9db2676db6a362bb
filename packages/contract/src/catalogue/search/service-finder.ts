import { type MenuLink, pagesBySectionName } from '../menu-schema.ts';
import type { Service } from '../service-schema.ts';
import { createDocumentFinder, type SearchDocument, type SearchResult } from './document-finder.ts';
import { type InterpretationOptions, interpretWords, toSearchWords } from './interpret-query.ts';
import { asksForAllServices, isServiceSpecificWord, parsePriceLimit } from './query-words.ts';
import { createVocabulary } from './vocabulary.ts';

type Named = Pick<Service, 'name' | 'category' | 'description' | 'price'>;

type Menu = readonly Pick<MenuLink, 'name' | 'sections'>[];

const createPageLookup = (menu: Menu) => {
  const pages = pagesBySectionName(menu);
  return (section: string): string => pages.get(section)?.name ?? '';
};

/** The name counts most. Descriptions are searched last, because they mention other services. */
const toSearchDocument = <S extends Named>(
  service: S,
  pageOf: (section: string) => string,
): SearchDocument<S> => ({
  item: service,
  groups: [
    [
      { text: service.name, weight: 24 },
      { text: service.category, weight: 2 },
    ],
    [{ text: pageOf(service.category), weight: 1.5 }],
    [{ text: service.description, weight: 1 }],
  ],
});

export const buildMenuVocabulary = (services: readonly Named[], menu: Menu) => {
  const pageOf = createPageLookup(menu);
  return createVocabulary(
    services.flatMap(({ name, category }) => [name, category, pageOf(category)]),
    services.map(({ description }) => description),
  );
};

/** Supports English, and Hindi and Marathi in Latin letters. */
export const createServiceFinder = <S extends Named>(
  services: readonly S[],
  menu: Menu,
  options: Omit<InterpretationOptions, 'vocabulary'> = {},
) => {
  const vocabulary = buildMenuVocabulary(services, menu);
  const pageOf = createPageLookup(menu);
  const find = createDocumentFinder(services.map((service) => toSearchDocument(service, pageOf)));
  return (text: string): SearchResult<S> => {
    const { maxPrice, rest } = parsePriceLimit(text);
    const words = toSearchWords(rest, [vocabulary], isServiceSpecificWord);
    const isPriceOnly = words.length === 0 && Number.isFinite(maxPrice);
    const found = isPriceOnly
      ? { items: [...services], share: 1 }
      : find(interpretWords(words, { vocabulary, ...options }));
    const items = found.items.filter(({ price }) => price <= maxPrice);
    return { items, share: items.length > 0 ? found.share : 0 };
  };
};

export const createServiceTypeahead = <S extends Named>(services: readonly S[], menu: Menu) => {
  const find = createServiceFinder(services, menu, { isTyping: true });
  return (text: string): S[] => (asksForAllServices(text) ? [...services] : find(text).items);
};
