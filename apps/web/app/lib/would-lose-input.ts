import { overlays } from './overlays.ts';
import { hasUnsavedForm } from './use-unsaved-warning.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Filled by the script in the head: see `shell/input-before-hydration.ts`. */
    typedFields?: Set<EventTarget>;
  }
}

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

const holdsText = (target: EventTarget): boolean =>
  isField(target) && target.isConnected && target.value.trim() !== '';

const hasFieldOver = (): boolean =>
  document.querySelector(
    '[role=dialog] :is(input, textarea, select), [role=alertdialog] :is(input, textarea, select)',
  ) !== null;

/** Also true for any dialog with fields: better to ask too often than to lose input. */
export const wouldLoseInput = (): boolean =>
  hasUnsavedForm() ||
  [...(window.typedFields ?? [])].some(holdsText) ||
  (overlays.get().length > 0 && hasFieldOver());
