import { useEffect, useRef, useState } from 'react';
import { showFirstError } from './first-error.ts';

/** For a form that draws its errors after they are found. */
export const useFirstError = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) showFirstError(place.current);
  }, [tries]);
  return { place, showError: (): void => setTries((count) => count + 1) };
};
