/** Waits until code that could not be loaded is worth another try. */
type WaitForCode = (failures: number) => Promise<void>;

/** A phone between two cells: the next try usually works. */
const pause: WaitForCode = (failures) =>
  new Promise((resolve) => setTimeout(resolve, 500 * failures));

let registered = pause;

/** What knows of new builds comes after the page itself: see `shell/deferred-code.tsx`. */
export const registerWaitForCode = (wait: (first: WaitForCode) => WaitForCode): void => {
  registered = wait(pause);
};

export const waitForCode: WaitForCode = (failures) => registered(failures);
