/** Pages and files of different builds are never mixed. */
export const cacheNames = {
  shell: `shell-${BUILD}`,
  pages: `pages-${BUILD}`,
  pictures: `pictures-${BUILD}`,
};
type CacheName = keyof typeof cacheNames;

/** The oldest entries are removed first. */
const limits: Record<CacheName, number> = { shell: 400, pages: 60, pictures: 200 };

export const findCached = (name: CacheName, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: cacheNames[name], ignoreVary: true });

const isCacheable = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/** A full disk must not fail the request. */
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

export const deleteCachesOfOtherBuilds = async (): Promise<void> => {
  const own: string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
};
