import { describe, expect, test } from 'vitest';
import { HashQueue } from './hash-queue.ts';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe('threat 1: the queue in front of hashing', () => {
  test('two at once, fifty wait, the next is refused', async () => {
    const queue = new HashQueue();
    const { open, opened } = gate();
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await opened;
      running -= 1;
    };
    const admitted = Array.from({ length: 52 }, () => queue.run(job));
    await expect(queue.run(job)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    open();
    await Promise.all(admitted);
    expect(most).toBe(2);
  });

  test('a job that fails gives its place back', async () => {
    const queue = new HashQueue({ atOnce: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});
