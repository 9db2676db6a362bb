import { type RefObject, useEffect } from 'react';

const controls = 'a, button, input, select, textarea, summary, label';
/** Possible offsets in pixels; the nearest free one is used. */
const lifts = [0, 60, 120, 180, 240];
/** Grid distance, smaller than any control. */
const mesh = 12;
/** Without a scroll event for this long the page is at rest. */
const restMs = 150;

const isFree = (floating: HTMLElement, lift: number): boolean => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = floating;
  for (let x = 0; x <= offsetWidth; x += mesh) {
    for (let y = 0; y <= offsetHeight; y += mesh) {
      const beneath = document
        .elementsFromPoint(offsetLeft + x, offsetTop + y - lift)
        .find((element) => !floating.contains(element));
      if (beneath?.closest(controls)) return false;
    }
  }
  return true;
};

/**
 * Keeps a floating element off controls: hidden while scrolling, then shown at a free offset or not at
 * all.
 */
export const useAvoidControls = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;
    let resting: ReturnType<typeof setTimeout>;
    const settle = (): void => {
      const lift = lifts.find((candidate) => isFree(floating, candidate));
      if (lift !== undefined) floating.style.translate = `0 -${lift}px`;
      floating.dataset.place = lift === undefined ? 'none' : 'free';
    };
    const settleSoon = (): void => {
      clearTimeout(resting);
      resting = setTimeout(settle, restMs);
    };
    const move = (): void => {
      floating.dataset.place = 'moving';
      settleSoon();
    };
    // Keyboard focus scrolls one frame before the scroll event.
    const stepAside = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) move();
    };
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('focusin', stepAside);
    window.addEventListener('resize', settleSoon);
    // Opening `details` moves the page; the event does not bubble.
    window.addEventListener('toggle', settleSoon, true);
    settleSoon();
    return () => {
      clearTimeout(resting);
      changes.disconnect();
      window.removeEventListener('scroll', move);
      window.removeEventListener('focusin', stepAside);
      window.removeEventListener('resize', settleSoon);
      window.removeEventListener('toggle', settleSoon, true);
    };
  }, [ref]);
};
