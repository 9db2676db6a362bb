/** Whether one slip of the finger (a letter more, less, other, or two swapped) makes one the other. */
export const isNearWord = (written: string, meant: string): boolean => {
  if (written === meant) return true;
  if (meant.length < 4 || Math.abs(written.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && written[start] === meant[start]) start += 1;
  const rest = written.slice(start);
  const wanted = meant.slice(start);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
};

export const isNearAny = (written: string, meant: readonly string[]): boolean =>
  meant.some((word) => isNearWord(written, word));
