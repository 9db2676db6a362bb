import { describe, expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const answer =
  (body: string, status = 200) =>
  async () => ({ status, headers: {}, body });
const bodyOf = (stored: { bodies: { identity: Buffer } }): string =>
  stored.bodies.identity.toString();

/** A making that ends when the test says so. */
const heldBack = () => {
  let release = (_body: string): void => {};
  const body = new Promise<string>((resolve) => {
    release = resolve;
  });
  return { release, make: async () => ({ status: 200, headers: {}, body: await body }) };
};

describe('answer cache', () => {
  test('makes an answer once, also for many who ask at the same time', async () => {
    const cache = new AnswerCache();
    const make = vi.fn(answer('one'));
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('never keeps an answer whose making began before a change', async () => {
    const cache = new AnswerCache();
    const slow = heldBack();
    const early = cache.get('a', slow.make);
    cache.drop();
    expect(bodyOf(await cache.get('a', answer('new')))).toBe('new');
    slow.release('old');
    expect(bodyOf(await early)).toBe('old');
    expect(bodyOf(await cache.get('a', answer('newer')))).toBe('new');
  });

  test('keeps neither failures nor errors', async () => {
    const cache = new AnswerCache();
    await cache.get('a', answer('gone', 404));
    expect(bodyOf(await cache.get('a', answer('back')))).toBe('back');
    await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(bodyOf(await cache.get('b', answer('fine')))).toBe('fine');
  });

  test('is bounded: the one not asked for longest goes first', async () => {
    const cache = new AnswerCache();
    await cache.get('first', answer('1'));
    await cache.get('second', answer('2'));
    for (let number = 0; number < 398; number += 1) await cache.get(`${number}`, answer('x'));
    await cache.get('first', answer('again'));
    await cache.get('one more', answer('y'));
    expect(bodyOf(await cache.get('first', answer('again')))).toBe('1');
    expect(bodyOf(await cache.get('second', answer('again')))).toBe('again');
  });
});

describe('what pages are made of', () => {
  test('is read once until things change', async () => {
    const cache = new AnswerCache();
    const read = vi.fn(async () => 'price');
    await Promise.all([cache.read('a', read), cache.read('a', read)]);
    expect(read).toHaveBeenCalledTimes(1);
    cache.drop();
    await cache.read('a', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a reading that began before a change is not handed to whoever asks after it', async () => {
    const cache = new AnswerCache();
    const slow = heldBack();
    const early = cache.read('a', slow.make);
    cache.drop();
    expect(await cache.read('a', async () => 'new')).toBe('new');
    slow.release('old');
    expect(await early).toMatchObject({ body: 'old' });
    expect(await cache.read('a', async () => 'newer')).toBe('new');
  });

  test('a failure is not kept', async () => {
    const cache = new AnswerCache();
    await expect(cache.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.read('a', async () => 'fine')).toBe('fine');
  });
});
