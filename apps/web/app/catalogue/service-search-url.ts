import {
  emptyServiceQuery,
  queryForCategory,
  queryForText,
  type ServiceQuery,
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
  if (text) return queryForText(text);
  const category = parameters.get('category');
  const set = sections.find(({ name }) => name === category);
  return set ? queryForCategory(set.name) : emptyServiceQuery;
};
