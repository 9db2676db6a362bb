import {
  emptyServiceQuery,
  type ServiceQuery,
} from '@haldi/contract/catalogue/search/service-query';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { formatServiceQuery, parseServiceQuery } from './service-search-url.ts';

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
