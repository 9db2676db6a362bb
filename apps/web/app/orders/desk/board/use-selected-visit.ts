import type { BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type BoardPosition, isArrowKey, nextBoardPosition } from './arrow-navigation.ts';

type Item = BoardPosition & { element: HTMLElement };

const toItem = (element: HTMLElement): Item => ({
  element,
  column: Number(element.dataset.column),
  minute: Number(element.dataset.minute),
});

export const moveFocusWithArrowKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event;
  if (!isArrowKey(key) || !(target instanceof HTMLElement)) return;
  const from = target.closest<HTMLElement>('[data-column]');
  if (!from) return;
  const places = currentTarget.querySelectorAll<HTMLElement>('[data-place]');
  const candidates =
    places.length > 0 ? places : currentTarget.querySelectorAll<HTMLElement>('[data-visit]');
  const next = nextBoardPosition([...candidates].map(toItem), toItem(from), key);
  if (!next) return;
  event.preventDefault();
  next.element.focus();
};

const isDialogOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Does nothing while a dialog is open, which closes first. */
const useEscape = (isEnabled: boolean, onEscape: () => void): void => {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
};

const focusVisit = (id: string, kinds: readonly string[]): void => {
  const found = kinds
    .map((kind) => document.querySelector<HTMLElement>(`[data-${kind}="${id}"]`))
    .find((element) => element !== null);
  found?.focus();
};

export const useSelectedVisit = () => {
  const [selected, setSelected] = useState<BoardVisit>();
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);
  const [isFromStrip, setIsFromStrip] = useState(false);
  const [toFocus, setToFocus] = useState<{ id: string; kinds: string[] }>();
  useEffect(() => {
    if (!toFocus) return;
    focusVisit(toFocus.id, toFocus.kinds);
    setToFocus(undefined);
  }, [toFocus]);

  const deselect = (): void => {
    if (!selected) return;
    setSelected(undefined);
    setToFocus({
      id: selected._id,
      kinds: isFromStrip ? ['waiting', 'visit'] : ['visit', 'waiting'],
    });
  };
  /** Moves the focus to the visit at its new time. */
  const deselectAt = ({ _id }: BoardVisit): void => {
    // Another visit may have been selected before the answer arrived.
    if (latest.current && latest.current._id !== _id) return;
    setSelected(undefined);
    setToFocus({ id: _id, kinds: ['visit', 'waiting'] });
  };
  useEscape(selected !== undefined, deselect);
  const toggle = useCallback((visit: BoardVisit, fromStrip = false): void => {
    setIsFromStrip(fromStrip);
    setSelected((before) => (before?._id === visit._id ? undefined : visit));
  }, []);
  return { selected, toggle, deselect, deselectAt };
};
