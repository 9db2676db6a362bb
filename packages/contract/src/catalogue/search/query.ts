/** What the search page is asked for: words or a category chip, never both. */
export type ServiceQuery = { text: string; category: string | null };

export const emptyQuery: ServiceQuery = { text: '', category: null };

/** Typing clears the chosen category. */
export const typeText = (text: string): ServiceQuery => ({ text, category: null });

/** Choosing a category clears the text. */
export const chooseCategory = (category: string): ServiceQuery => ({ text: '', category });

type Searchable = { category: string };

/** Text has priority over the category; with neither there are no results. */
export const findServices = <S extends Searchable>(
  services: readonly S[],
  query: ServiceQuery,
  matchText: (services: readonly S[], text: string) => S[],
): S[] => {
  const text = query.text.trim();
  if (text) return matchText(services, text);
  if (query.category) return services.filter((service) => service.category === query.category);
  return [];
};
