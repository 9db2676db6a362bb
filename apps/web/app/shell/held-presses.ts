declare global {
  interface Window {
    heldButtons?: Set<HTMLElement>;
  }
}

/**
 * Runs in the head. On a slow connection a page can be read a second before it is hydrated, and people
 * tap at once. What they press is not lost: buttons would do nothing, and a form would leave the page,
 * password and all; they are held, and pressed again as soon as the page can answer, each once. Links
 * work by themselves. A press that React itself hydrates the page for is not held: by the end of its
 * event the page has answered.
 */
export const holdEarlyPresses = `
function isWaiting() { return !document.documentElement.dataset.hydrated }
function hold(button) {
  setTimeout(function () {
    if (button && isWaiting()) (window.heldButtons = window.heldButtons || new Set()).add(button);
  });
}
addEventListener('submit', function (event) {
  if (!isWaiting()) return;
  event.preventDefault();
  hold(event.submitter || event.target.querySelector('[type=submit]'));
}, true);
addEventListener('click', function (event) {
  var button = isWaiting() && event.target.closest && event.target.closest('button');
  if (button && button.type !== 'submit') hold(button);
}, true)`;

/** By clicks, forms too: of what has yet to be hydrated, React hydrates for a click, not for a submit. */
export const pressHeld = (): void => {
  const { heldButtons: buttons = [] } = window;
  delete window.heldButtons;
  for (const button of buttons) if (button.isConnected) button.click();
};
