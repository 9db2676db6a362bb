import { emptyQuery, type ServiceQuery } from '@haldi/contract/catalogue/search/query';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useInBrowser } from '../lib/use-in-browser.ts';
import { readQuery, writeQuery } from './url-query.ts';

/**
 * What is asked for stands in the address, so that going back and a reload bring it again. The field
 * does not wait for the address: it holds the query itself, and reads it anew with each entry of the
 * history that was not its own doing.
 */
export const useUrlQuery = (
  sections: readonly { name: string }[],
): [ServiceQuery, (query: ServiceQuery) => void] => {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const action = useNavigationType();
  const isInBrowser = useInBrowser();
  const [query, setQuery] = useState(emptyQuery);
  const [readKey, setReadKey] = useState<string>();
  if (isInBrowser && readKey !== key) {
    setReadKey(key);
    if (readKey === undefined || action !== 'REPLACE') setQuery(readQuery(search, sections));
  }
  const ask = (wanted: ServiceQuery): void => {
    setQuery(wanted);
    void navigate({ search: writeQuery(wanted) }, { replace: true });
  };
  return [query, ask];
};
