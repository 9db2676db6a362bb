import { safeNextPath } from '@haldi/contract/accounts/safe-next-path';
import { useEffect, useState } from 'react';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import { type CachedPage, listCachedPages } from './cached-pages.ts';
import { offlineCopy } from './copy.ts';
import { OfflineMessage } from './shared/offline-message.tsx';

export const meta = createPrivatePageMeta(offlineCopy.pageTitle);

const leave = (): void =>
  location.replace(safeNextPath(new URLSearchParams(location.search).get('to')));

/** The service worker redirects here if a page is unreachable and not cached. */
export default function OfflinePage() {
  const [pages, setPages] = useState<CachedPage[]>([]);
  const menu = useMenuPages();
  useEffect(() => {
    listCachedPages(menu).then(setPages, (error: unknown) =>
      console.warn('Cached pages cannot be listed', error),
    );
  }, [menu]);
  return (
    <div className="mx-auto max-w-140 px-5 py-14 text-center lg:py-20">
      <img src="/pictures/empty/offline.svg" alt="" width={240} height={180} className="mx-auto" />
      <OfflineMessage onGoOn={leave} />
      {pages.length > 0 && (
        <nav aria-labelledby="cached-pages" className="mt-12">
          <h2 id="cached-pages" className="text-xl text-plum-900">
            {offlineCopy.cachedTitle}
          </h2>
          <ul className="mt-4 flex flex-wrap justify-center gap-2">
            {pages.map(({ path, name }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 font-semibold text-plum-900 transition-colors hover:border-plum-600 hover:bg-haldi-100"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
