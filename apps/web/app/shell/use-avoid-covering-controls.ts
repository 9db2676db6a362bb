import { type RefObject, useEffect } from 'react';

const controls = 'a, button, input, select, textarea, summary, label';
/** Possible offsets in pixels; the nearest free one is used. */
const offsets = [0, 60, 120, 180, 240];
/** Grid distance, smaller than any control. */
const gridStep = 12;
/** Without a scroll event for this long the page is at rest. */
const restMs = 150;

const isFree = (floating: HTMLElement, offset: number): boolean => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = floating;
  for (let x = 0; x <= offsetWidth; x += gridStep) {
    for (let y = 0; y <= offsetHeight; y += gridStep) {
      const elementBelow = document
        .elementsFromPoint(offsetLeft + x, offsetTop + y - offset)
        .find((element) => !floating.contains(element));
      if (elementBelow?.closest(controls)) return false;
    }
  }
  return true;
};

/**
 * Keeps a floating element off controls: hidden while scrolling, then shown at a free offset or not at
 * all.
 */
export const useAvoidCoveringControls = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;
    let timer: ReturnType<typeof setTimeout>;
    const updatePosition = (): void => {
      const offset = offsets.find((candidate) => isFree(floating, candidate));
      if (offset !== undefined) floating.style.translate = `0 -${offset}px`;
      floating.dataset.place = offset === undefined ? 'none' : 'free';
    };
    const scheduleUpdate = (): void => {
      clearTimeout(timer);
      timer = setTimeout(updatePosition, restMs);
    };
    const onMove = (): void => {
      floating.dataset.place = 'moving';
      scheduleUpdate();
    };
    // Keyboard focus scrolls one frame before the scroll event.
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) onMove();
    };
    const changes = new MutationObserver(scheduleUpdate);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('focusin', onFocus);
    window.addEventListener('resize', scheduleUpdate);
    // Opening `details` moves the page; the event does not bubble.
    window.addEventListener('toggle', scheduleUpdate, true);
    scheduleUpdate();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('focusin', onFocus);
      window.removeEventListener('resize', scheduleUpdate);
      window.removeEventListener('toggle', scheduleUpdate, true);
    };
  }, [ref]);
};
