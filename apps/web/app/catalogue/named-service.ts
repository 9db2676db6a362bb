import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The service that the address names after its `#`; known to the browser only. */
export const useNamedService = (): string | null => {
  const { hash } = useLocation();
  const [named, setNamed] = useState<string | null>(null);
  useEffect(() => setNamed(hash ? decodeURIComponent(hash.slice(1)) : null), [hash]);
  return named;
};
