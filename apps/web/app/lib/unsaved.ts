import { layers } from './layers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Filled by the script in the head: see `shell/typed-fields.ts`. */
    typedFields?: Set<EventTarget>;
  }
}

let held = 0;

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/** A form that knows by itself that it is not saved says so; gives what takes that back. */
export const holdUnsaved = (): (() => void) => {
  held += 1;
  return () => {
    held -= 1;
  };
};

const holdsText = (target: EventTarget): boolean =>
  isField(target) && target.isConnected && target.value.trim() !== '';

const hasFieldOver = (): boolean =>
  document.querySelector(
    '[role=dialog] :is(input, textarea, select), [role=alertdialog] :is(input, textarea, select)',
  ) !== null;

/**
 * Whether a reload would lose something: a form that is not saved, a field that somebody typed in
 * and that still holds it, a dialog with fields. Rather once too often than once too seldom.
 */
export const hasUnsaved = (): boolean =>
  held > 0 ||
  [...(window.typedFields ?? [])].some(holdsText) ||
  (layers.get().length > 0 && hasFieldOver());
