import { startTransition, useEffect, useState } from 'react';

/** No while the server renders and the page is hydrated, then yes, when nothing more urgent is to do. */
export const useHydrated = (): boolean => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};
