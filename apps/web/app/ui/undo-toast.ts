import { monotonicNow, toasts } from './toast.ts';

const undoMs = 10_000;
let lastId = 0;

const show = (text: string, label: string, press: () => void): void => {
  lastId -= 1;
  const added = { id: lastId, kind: 'success', text, until: monotonicNow() + undoMs } as const;
  toasts.update((shown) => [
    // Only the last action can be undone.
    ...shown.filter(({ action }) => !action),
    { ...added, dark: true, action: { label, press } },
  ]);
};

/** Waits until the page is visible: a chat may cover it. */
export const showUndoToast = (text: string, label: string, undo: () => void): void => {
  const showWhenVisible = (): void => show(text, label, undo);
  if (!document.hidden) showWhenVisible();
  else document.addEventListener('visibilitychange', showWhenVisible, { once: true });
};
