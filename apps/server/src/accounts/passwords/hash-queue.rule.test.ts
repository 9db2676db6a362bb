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

  test('a failed job frees its place', async () => {
    const queue = new HashQueue({ concurrency: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });

  test('threat 25: networks take turns, and the longest queue loses a job', async () => {
    const queue = new HashQueue({ concurrency: 1, waiting: 4 });
    const { open, opened } = gate();
    const done: string[] = [];
    const job = (name: string) => async () => {
      await opened;
      done.push(name);
    };
    const flood = [1, 2, 3, 4, 5].map((n) => queue.run(job(`flood ${n}`), 'flood'));
    const refused = flood.at(-1);
    const asha = queue.run(job('asha'), 'asha');
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    open();
    await Promise.all([...flood.slice(0, 4), asha]);
    expect(done).toEqual(['flood 1', 'flood 2', 'asha', 'flood 3', 'flood 4']);
    await expect(queue.run(async () => 'free again', 'flood')).resolves.toBe('free again');
  });
});
