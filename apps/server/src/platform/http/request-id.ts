import { randomBytes } from 'node:crypto';

/** Ids that no other instance and no earlier start of the product gives: a random part, then a count. */
export const requestIds = (): (() => string) => {
  const part = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${part}-${count.toString(36)}`;
  };
};
