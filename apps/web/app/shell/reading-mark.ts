import { useEffect } from 'react';

/** A finger that trembles turns no direction around. */
const tremble = 8;

/** Marks the page while it is being scrolled down, so that what floats can step out of the way. */
export const useReadingMark = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let turned = window.scrollY;
    const follow = (): void => {
      const moved = window.scrollY - turned;
      if (Math.abs(moved) < tremble) return;
      turned = window.scrollY;
      if (moved > 0) dataset.reading = '';
      else delete dataset.reading;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      delete dataset.reading;
    };
  }, []);
};
