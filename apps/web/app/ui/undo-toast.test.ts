import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toast.ts';
import { showUndoToast } from './undo-toast.ts';

const page = new EventTarget();
const setHidden = (hidden: boolean): void => {
  vi.stubGlobal('document', Object.assign(page, { hidden }));
  page.dispatchEvent(new Event('visibilitychange'));
};
const shown = (): string[] => toasts.get().map(({ text }) => text);

beforeEach(() => setHidden(false));
afterEach(() => {
  toasts.update(() => []);
  vi.unstubAllGlobals();
});

test('offers to undo only the last action', () => {
  const undo = vi.fn();
  showUndoToast('Left out: Asha', 'Undo', vi.fn());
  showUndoToast('Left out: Zoya', 'Undo', undo);
  expect(shown()).toEqual(['Left out: Zoya']);
  toasts.get()[0]?.action?.press();
  expect(undo).toHaveBeenCalledOnce();
});

test('waits until the page is visible', () => {
  setHidden(true);
  showUndoToast('Marked as sent: Asha', 'Undo', vi.fn());
  expect(shown()).toEqual([]);
  setHidden(false);
  expect(shown()).toEqual(['Marked as sent: Asha']);
});
