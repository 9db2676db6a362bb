type WaitForCode = (failures: number) => Promise<void>;

/** On a mobile network the next try usually works. */
const pause: WaitForCode = (failures) =>
  new Promise((resolve) => setTimeout(resolve, 500 * failures));

let registered = pause;

/** Extended in `shell/deferred-code.tsx`, which is loaded later and detects new builds. */
export const registerCodeRetryWait = (wait: (first: WaitForCode) => WaitForCode): void => {
  registered = wait(pause);
};

export const waitBeforeCodeRetry: WaitForCode = (failures) => registered(failures);
