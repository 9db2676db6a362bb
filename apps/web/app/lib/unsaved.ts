import { layers } from './layers.ts';
import { hasUnsaved as hasUnsavedForm } from './use-unsaved.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedIn = new Set<Field>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

const noteTyping = ({ target }: Event): void => {
  if (isField(target)) typedIn.add(target);
};

/** From now on it is known where somebody typed; gives what ends that. */
export const watchTyping = (): (() => void) => {
  // Somebody may have begun before; React keeps both values of a field alike, so the focus counts too.
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const isBegun = field.value !== field.defaultValue || field === document.activeElement;
    if (isBegun) typedIn.add(field);
  }
  document.addEventListener('input', noteTyping, true);
  return () => document.removeEventListener('input', noteTyping, true);
};

const holdsText = (field: Field): boolean => {
  if (field.isConnected) return field.value.trim() !== '';
  typedIn.delete(field);
  return false;
};

const hasFieldOver = (): boolean =>
  document.querySelector(
    '[role=dialog] :is(input, textarea, select), [role=alertdialog] :is(input, textarea, select)',
  ) !== null;

/**
 * Whether a reload would lose something: a form that is not saved, a field that somebody typed in
 * and that still holds it, a dialog with fields. Rather once too often than once too seldom.
 */
export const hasUnsaved = (): boolean =>
  hasUnsavedForm() || [...typedIn].some(holdsText) || (layers.get().length > 0 && hasFieldOver());
