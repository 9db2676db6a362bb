import { useState } from 'react';
import { menuCopy } from './copy.ts';
import type { searchByText } from './text-search.ts';

/** The index is fetched when somebody goes to search; `find` is there once it has come. */
export const useTextSearch = () => {
  const [search, setSearch] = useState<{ find?: typeof searchByText }>({});
  const prepare = (): void => {
    if (search.find) return;
    import('./text-search.ts').then(
      ({ searchByText }) => setSearch({ find: searchByText }),
      // The next letter typed tries again; the categories stand meanwhile.
      (error: unknown) => console.error(menuCopy.loadFailed, error),
    );
  };
  return { ...search, prepare };
};
