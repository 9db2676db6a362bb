import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** What time it is, near enough for limits of hours: it goes on while the page is open. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
