import { useEffect } from 'react';

type State = { value: string; checked: boolean };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** In order of use; each element once, at its last use. */
    held: Map<HTMLButtonElement | Field, State>;
  }
}

/**
 * Runs in the head. On a slow connection people can tap and type before hydration: buttons would do
 * nothing, forms would submit natively and React would reset the fields. The script records these
 * actions, marks held buttons as busy and replays everything after hydration. Links work without it.
 * An event for which React itself hydrates the page is not held.
 */
export const inputBeforeHydrationScript = `
var held = window.held = new Map();
function isWaiting() { return !document.documentElement.dataset.hydrated }
function hold(element) {
  held.delete(element);
  held.set(element, { value: element.value, checked: element.checked });
}
function holdPress(button) {
  if (!button) return;
  button.dataset.held = '';
  setTimeout(function () {
    if (!isWaiting()) return delete button.dataset.held;
    button.ariaBusy = 'true';
    hold(button);
  });
}
addEventListener('submit', function (event) {
  if (!isWaiting()) return;
  event.preventDefault();
  holdPress(event.submitter || event.target.querySelector('[type=submit]'));
}, true);
addEventListener('click', function (event) {
  var button = isWaiting() && event.target.closest && event.target.closest('button');
  if (button && button.type !== 'submit') holdPress(button);
}, true);
addEventListener('input', function (event) {
  if (isWaiting() || held.has(event.target)) hold(event.target);
}, true)`;

const tell = (field: Field, type: 'input' | 'change'): void => {
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Also for forms: React hydrates a part of the page for a click, not for a submit. */
const press = (button: HTMLButtonElement): void => {
  delete button.dataset.held;
  button.removeAttribute('aria-busy');
  button.click();
};

/**
 * React ignores input events that change nothing. So the field is emptied first, and the text is set
 * with the prototype's setter, which React does not track.
 */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = field;
  const hasCaret = field === document.activeElement && field.value === text;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (hasCaret && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field, 'input');
};

const fill = (field: Field, { value, checked }: State): void => {
  const isList = field instanceof HTMLSelectElement;
  if (isList) field.value = value;
  // Makes React hydrate the field. Selects and files work already.
  tell(field, 'change');
  if (isList || field.type === 'file') return;
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else type(field, value);
};

const replayEarlyInput = (): void => {
  for (const [element, state] of window.held) {
    window.held.delete(element);
    if (!element.isConnected) continue;
    if (element instanceof HTMLButtonElement) press(element);
    else fill(element, state);
  }
};

/** Also marks the page for tests and measurements. */
export const useReplayInputBeforeHydration = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // In its own task: while React is working it does not hydrate the pressed element.
    setTimeout(replayEarlyInput);
  }, []);
};

/** Part of the head script: records that someone typed, from the first key on. */
export const typedFieldsScript =
  "addEventListener('input',e=>(window.typedFields??=new Set).add(e.target),true)";
