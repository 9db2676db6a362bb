import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/** For forms that render errors after validation. */
export const useFocusFirstError = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstError(place.current);
  }, [tries]);
  return { place, showError: (): void => setTries((count) => count + 1) };
};
