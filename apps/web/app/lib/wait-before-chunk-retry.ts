type WaitForChunk = (failures: number) => Promise<void>;

/** On a mobile network the next try usually works. */
const pause: WaitForChunk = (failures) =>
  new Promise((resolve) => setTimeout(resolve, 500 * failures));

let registered = pause;

/** Extended in `shell/overlay-history-and-update-notice.tsx`, which is loaded later and detects new builds. */
export const registerChunkRetryWait = (wait: (first: WaitForChunk) => WaitForChunk): void => {
  registered = wait(pause);
};

export const waitBeforeChunkRetry: WaitForChunk = (failures) => registered(failures);
