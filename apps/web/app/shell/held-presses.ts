declare global {
  interface Window {
    heldForm?: HTMLFormElement;
    heldButtons?: Set<HTMLButtonElement>;
  }
}

/**
 * Runs in the head. On a slow connection a page can be read a second before it is hydrated, and people
 * tap at once. What they press is not lost: a form would leave the page, password and all; it is held
 * instead, and sent as soon as the page can. Other buttons would do nothing; they are pressed again then,
 * each once. Links work by themselves. A press that React itself hydrates the page for is not held: by the
 * end of its event the page has answered.
 */
export const holdEarlyPresses = `
function isWaiting() { return !document.documentElement.dataset.hydrated }
addEventListener('submit', function (event) {
  if (!isWaiting()) return;
  event.preventDefault();
  setTimeout(function () { if (isWaiting()) window.heldForm = event.target });
}, true);
addEventListener('click', function (event) {
  var button = isWaiting() && event.target.closest && event.target.closest('button');
  if (!button || button.type === 'submit') return;
  setTimeout(function () {
    if (isWaiting()) (window.heldButtons = window.heldButtons || new Set()).add(button);
  });
}, true)`;

export const pressHeld = (): void => {
  const { heldForm: form, heldButtons: buttons = [] } = window;
  delete window.heldForm;
  delete window.heldButtons;
  for (const button of buttons) if (button.isConnected) button.click();
  if (form?.isConnected) form.requestSubmit();
};
