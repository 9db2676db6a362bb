declare global {
  interface Window {
    heldForm?: HTMLFormElement;
  }
}

/**
 * Runs in the head. A form sent before the page has woken up would leave the page, password and
 * all; it is held instead, and sent as soon as the page can.
 */
export const holdEarlySubmits = `addEventListener('submit',function(e){if(!document.documentElement.dataset.hydrated){e.preventDefault();window.heldForm=e.target}},true)`;

export const sendHeldForm = (): void => {
  const form = window.heldForm;
  delete window.heldForm;
  if (form?.isConnected) form.requestSubmit();
};
