import {
  chooseCategory,
  emptyQuery,
  type ServiceQuery,
  searchByText,
} from '@haldi/contract/catalogue/search/service-query';

export const formatServiceQuery = ({ text, category }: ServiceQuery): string => {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  else if (category) parameters.set('category', category);
  return parameters.toString();
};

export const parseServiceQuery = (
  search: string,
  sections: readonly { name: string }[],
): ServiceQuery => {
  const parameters = new URLSearchParams(search);
  const text = parameters.get('q');
  if (text) return searchByText(text);
  const category = parameters.get('category');
  const set = sections.find(({ name }) => name === category);
  return set ? chooseCategory(set.name) : emptyQuery;
};
