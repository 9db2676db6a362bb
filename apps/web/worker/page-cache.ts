/** Every cached page belongs to one build: pages and the files they need never come from two. */
export const cacheNames = {
  shell: `shell-${BUILD}`,
  pages: `pages-${BUILD}`,
  pictures: `pictures-${BUILD}`,
};
type CacheName = keyof typeof cacheNames;

/** How many a phone keeps; the oldest go first. */
const limits: Record<CacheName, number> = { shell: 400, pages: 60, pictures: 200 };

export const findCached = (name: CacheName, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: cacheNames[name], ignoreVary: true });

const isCacheable = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/** Stores it under that key. A full disk is no reason to fail the request that asked for it. */
export const cacheResponse = async (
  name: CacheName,
  key: string,
  response: Response,
): Promise<void> => {
  if (!isCacheable(response)) return;
  try {
    const cache = await caches.open(cacheNames[name]);
    await cache.put(key, response);
    const stored = await cache.keys();
    const surplus = stored.slice(0, Math.max(0, stored.length - limits[name]));
    await Promise.all(surplus.map((request) => cache.delete(request)));
  } catch (error) {
    console.warn('A page could not be cached', error);
  }
};

export const deleteOtherBuilds = async (): Promise<void> => {
  const own: string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
};
