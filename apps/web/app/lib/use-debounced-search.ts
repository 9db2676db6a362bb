import { useEffect, useRef, useState } from 'react';

const debounceMs = 250;

/** The text of a search field whose search is in the address. */
export const useDebouncedSearch = (inAddress: string, write: (search: string) => void) => {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  }, [write]);
  // Links to this screen, as in notifications, change the search.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    const search = typed.trim();
    if (search === written.current) return;
    const timer = setTimeout(() => {
      if (search === written.current) return;
      written.current = search;
      latestWrite.current(search);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};
