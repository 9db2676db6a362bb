import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const response =
  (body: string, status = 200) =>
  async () => ({ status, headers: {}, body });
const bodyOf = (stored: { bodies: { identity: Buffer } }): string =>
  stored.bodies.identity.toString();

const deferredResponse = () => {
  let release = (_body: string): void => {};
  const body = new Promise<string>((resolve) => {
    release = resolve;
  });
  return { release, make: async () => ({ status: 200, headers: {}, body: await body }) };
};

describe('response cache', () => {
  test('renders a response once, also for simultaneous requests', async () => {
    const cache = new ResponseCache();
    const make = vi.fn(response('one'));
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('does not store a response whose rendering began before a change', async () => {
    const cache = new ResponseCache();
    const slow = deferredResponse();
    const early = cache.get('a', slow.make);
    cache.invalidate();
    expect(bodyOf(await cache.get('a', response('new')))).toBe('new');
    slow.release('old');
    expect(bodyOf(await early)).toBe('old');
    expect(bodyOf(await cache.get('a', response('newer')))).toBe('new');
  });

  test('stores 404 responses until something changes, but no errors', async () => {
    const cache = new ResponseCache();
    await cache.get('a', response('missing', 404));
    expect(bodyOf(await cache.get('a', response('made again', 404)))).toBe('missing');
    cache.invalidate();
    expect(bodyOf(await cache.get('a', response('there')))).toBe('there');
    await cache.get('c', response('broken', 500));
    expect(bodyOf(await cache.get('c', response('back')))).toBe('back');
    await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(bodyOf(await cache.get('b', response('fine')))).toBe('fine');
  });

  test('evicts the least recently used response when it is full', async () => {
    const cache = new ResponseCache();
    await cache.get('first', response('1'));
    await cache.get('second', response('2'));
    for (let number = 0; number < 398; number += 1) await cache.get(`${number}`, response('x'));
    await cache.get('first', response('again'));
    await cache.get('one more', response('y'));
    expect(bodyOf(await cache.get('first', response('again')))).toBe('1');
    expect(bodyOf(await cache.get('second', response('again')))).toBe('again');
  });
});

describe('while the database is unavailable', () => {
  const lost = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
  const withPage = async () => {
    const cache = new ResponseCache();
    await cache.get('a', response('old'));
    cache.invalidate();
    return cache;
  };

  test('stale responses are sent, but not stored again', async () => {
    const cache = await withPage();
    expect(bodyOf(await cache.get('a', lost))).toBe('old');
    cache.invalidate();
    expect(bodyOf(await cache.get('a', response('new')))).toBe('new');
  });

  test('a 503 response is replaced by a stale one', async () => {
    const cache = await withPage();
    expect(bodyOf(await cache.get('a', response('sorry', 503)))).toBe('old');
    expect(bodyOf(await cache.get('b', response('sorry', 503)))).toBe('sorry');
  });

  test('only the first request waits; a later success ends the stale responses', async () => {
    const cache = await withPage();
    await cache.get('a', lost);
    const slow = deferredResponse();
    expect(bodyOf(await cache.get('a', slow.make))).toBe('old');
    slow.release('new');
    await expect.poll(async () => bodyOf(await cache.get('a', lost))).toBe('new');
  });

  test('stale responses are deleted after an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const cache = new ResponseCache();
    await cache.get('a', response('old'));
    cache.invalidate();
    vi.advanceTimersByTime(60 * 60_000);
    await cache.get('b', response('new'));
    cache.invalidate();
    await expect(cache.get('a', lost)).rejects.toThrow('gone');
    expect(bodyOf(await cache.get('b', lost))).toBe('new');
  });

  test('after a change the database is asked before a stale response is sent', async () => {
    const cache = await withPage();
    await cache.get('a', lost);
    cache.invalidate();
    expect(bodyOf(await cache.get('a', response('new')))).toBe('new');
  });

  test('other errors, and a missing stale response, are errors', async () => {
    const cache = await withPage();
    const broken = () => Promise.reject(new Error('a mistake of ours'));
    await expect(cache.get('a', broken)).rejects.toThrow('a mistake of ours');
    await expect(cache.get('b', lost)).rejects.toThrow('gone');
  });
});

describe('data for pages', () => {
  test('is loaded once until something changes', async () => {
    const cache = new ResponseCache();
    const read = vi.fn(async () => 'price');
    await Promise.all([cache.loadOnce('a', read), cache.loadOnce('a', read)]);
    expect(read).toHaveBeenCalledTimes(1);
    cache.invalidate();
    await cache.loadOnce('a', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('data whose loading began before a change is not used after it', async () => {
    const cache = new ResponseCache();
    const slow = deferredResponse();
    const early = cache.loadOnce('a', slow.make);
    cache.invalidate();
    expect(await cache.loadOnce('a', async () => 'new')).toBe('new');
    slow.release('old');
    expect(await early).toMatchObject({ body: 'old' });
    expect(await cache.loadOnce('a', async () => 'newer')).toBe('new');
  });

  test('a failure is not cached', async () => {
    const cache = new ResponseCache();
    await expect(cache.loadOnce('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.loadOnce('a', async () => 'fine')).toBe('fine');
  });
});
