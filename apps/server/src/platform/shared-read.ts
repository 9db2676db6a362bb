type Reading<Key, Answer> = { keys: Set<Key>; answers: Promise<(key: Key) => Answer> };

/**
 * Reads once for everybody who came while the last reading was under way. Nobody is given what was
 * read before he asked, so an answer is as true as if each had read for himself.
 */
export const sharedRead = <Key, Answer>(
  read: (keys: Key[]) => Promise<(key: Key) => Answer>,
): ((key: Key) => Promise<Answer>) => {
  let running: Promise<unknown> | undefined;
  let next: Reading<Key, Answer> | undefined;
  const begin = (keys: Set<Key>): Promise<(key: Key) => Answer> => {
    next = undefined;
    const reading = read([...keys]);
    const done = reading.then(
      () => {},
      () => {},
    );
    running = done;
    void done.then(() => {
      if (running === done) running = undefined;
    });
    return reading;
  };
  const queue = (): Reading<Key, Answer> => {
    const keys = new Set<Key>();
    return { keys, answers: Promise.resolve(running).then(() => begin(keys)) };
  };
  return async (key) => {
    next ??= queue();
    next.keys.add(key);
    return (await next.answers)(key);
  };
};
