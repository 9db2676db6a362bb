export type ServiceQuery = { text: string; category: string | null };

export const emptyServiceQuery: ServiceQuery = { text: '', category: null };

export const queryForText = (text: string): ServiceQuery => ({ text, category: null });

export const queryForCategory = (category: string): ServiceQuery => ({ text: '', category });

type Searchable = { category: string };

/** Text has priority over the category. Both rules are given by the specification. */
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
