import type { PointerEvent } from 'react';
import { useRef } from 'react';

const farEnough = 48;

/** Vertical swipes stay with the browser (`touch-action: pan-y`). */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number } | null>(null);
  const letGo = (element: HTMLElement): void => {
    start.current = null;
    element.style.removeProperty('translate');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (start.current?.id !== event.pointerId) return;
      event.currentTarget.style.translate = `${event.clientX - start.current.x}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      if (start.current?.id !== event.pointerId) return;
      const moved = event.clientX - start.current.x;
      letGo(event.currentTarget);
      if (Math.abs(moved) >= farEnough) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => letGo(event.currentTarget),
  };
};
