type Stop = () => void;

/**
 * Work that nobody waits for, out of the way of what woke it: effects of one moment are run in one
 * go, which a slow phone feels. Gives back how to call it off, or to stop what it began.
 */
export const inOwnTask = (work: () => Stop | undefined): Stop => {
  let stop: Stop | undefined;
  const timer = setTimeout(() => {
    stop = work();
  });
  return () => {
    clearTimeout(timer);
    stop?.();
  };
};
