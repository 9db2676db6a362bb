import { useEffect } from 'react';

/** What a field held when it was last typed into, ticked or chosen from; a button's does not matter. */
type State = { value: string; checked: boolean };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** In the order in which people did it, each element once, where it came last. */
    held: Map<HTMLButtonElement | Field, State>;
  }
}

/**
 * Runs in the head. On a slow connection a page can be read a second before it is hydrated, and people
 * tap and type at once. None of it is lost: buttons would do nothing, a form would leave the page,
 * password and all, and React would put back what fields held before. So it is noted here, and done
 * again as soon as the page can answer; buttons show meanwhile that they are about to. Links work by
 * themselves. A press that React itself hydrates the page for is not held: by the end of its event the
 * page has answered.
 */
export const earlyInputScript = `
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

/** By a click, also for forms: of what has yet to be hydrated, React hydrates for a click, not for a submit. */
const press = (button: HTMLButtonElement): void => {
  delete button.dataset.held;
  button.removeAttribute('aria-busy');
  button.click();
};

/**
 * React asks a field what it holds and takes no notice of an event that brings nothing new. So it sees
 * the field empty first; what was typed then comes past the property that React watches, as from keys.
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
  // Has React hydrate the field, should it still wait. Lists and files are heard already.
  tell(field, 'change');
  if (isList || field.type === 'file') return;
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else type(field, value);
};

/** Does again, in its order, what was done before the page could answer. */
const replayEarlyInput = (): void => {
  for (const [element, state] of window.held) {
    window.held.delete(element);
    if (!element.isConnected) continue;
    if (element instanceof HTMLButtonElement) press(element);
    else fill(element, state);
  }
};

/** React answers from now on: what was done before is done again, tests and measurements are told. */
export const useHydratedMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // On its own: while React is at work it does not hydrate what is pressed.
    setTimeout(replayEarlyInput);
  }, []);
};

/** Part of the script in the head: from the first letter on it is known where somebody typed. */
export const typedFieldsScript =
  "addEventListener('input',e=>(window.typedFields??=new Set).add(e.target),true)";
