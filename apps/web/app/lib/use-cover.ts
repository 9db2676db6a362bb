import { type RefObject, useEffect } from 'react';

/**
 * For something that covers the whole window: what lies behind can neither be reached by keyboard
 * nor scrolled. Messages stay usable.
 */
export const useCover = (cover: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const main = cover.current?.closest('main');
    const behind = [...(main?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== main &&
        !element.matches('script, section, [aria-live]'),
    );
    for (const element of behind) element.inert = true;
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [cover]);
};
