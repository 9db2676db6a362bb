import { useEffect, useState } from 'react';

const perFrame = 3;

/**
 * How many columns show the data of `key`: a few more with every frame, so that the board stays
 * responsive while two hundred slots are drawn.
 */
export const useGradualColumnCount = (key: string | undefined, total: number): number => {
  const [shown, setShown] = useState({ key, count: perFrame });
  const count = shown.key === key ? shown.count : perFrame;
  useEffect(() => {
    if (key === undefined || count >= total) return undefined;
    const frame = requestAnimationFrame(() => setShown({ key, count: count + perFrame }));
    return () => cancelAnimationFrame(frame);
  }, [key, count, total]);
  return count;
};
