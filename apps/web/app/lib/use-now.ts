import { useEffect, useState } from 'react';

const intervalMs = 20_000;

export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
