import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/** For forms that render errors after validation. */
export const useFocusFirstError = <Container extends HTMLElement>() => {
  const container = useRef<Container>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstError(container.current);
  }, [tries]);
  return { container, showError: (): void => setTries((count) => count + 1) };
};
