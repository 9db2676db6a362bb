import { elapsedMs, toasts } from './toast.ts';

/** Long enough to notice a slip and to reach for the button. */
const undoMs = 10_000;
let lastId = 0;

const show = (text: string, label: string, press: () => void): void => {
  lastId -= 1;
  const added = { id: lastId, kind: 'success', text, until: elapsedMs() + undoMs } as const;
  toasts.update((shown) => [
    // Only what was done last is taken back from here.
    ...shown.filter(({ action }) => !action),
    { ...added, dark: true, action: { label, press } },
  ]);
};

/** Says what was done in the back office and takes it back, once somebody looks at the page again. */
export const showUndoToast = (text: string, label: string, undo: () => void): void => {
  const tell = (): void => show(text, label, undo);
  if (!document.hidden) tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
};
