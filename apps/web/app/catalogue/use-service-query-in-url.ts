import {
  emptyServiceQuery,
  queryForCategory,
  queryForText,
  type ServiceQuery,
} from '@haldi/contract/catalogue/search/service-query';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

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

/**
 * The URL keeps the query for back and reload. The field has its own state, because navigation is
 * asynchronous; it reads the URL again only for history entries that it did not write.
 */
export const useServiceQueryInUrl = (
  sections: readonly { name: string }[],
): [ServiceQuery, (query: ServiceQuery) => void] => {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const action = useNavigationType();
  const isInBrowser = useIsHydrated();
  const [query, setQuery] = useState(emptyServiceQuery);
  const [readKey, setReadKey] = useState<string>();
  if (isInBrowser && readKey !== key) {
    setReadKey(key);
    if (readKey === undefined || action !== 'REPLACE')
      setQuery(parseServiceQuery(search, sections));
  }
  const ask = (wanted: ServiceQuery): void => {
    setQuery(wanted);
    void navigate({ search: formatServiceQuery(wanted) }, { replace: true });
  };
  return [query, ask];
};
