import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shellCopy } from './copy.ts';

export function Shell({ settings, children }: { settings: PublicSettings; children: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-sand bg-ivory">
        <nav className="mx-auto flex max-w-page items-center gap-6 px-4 py-3">
          <Link to="/" className="text-2xl font-semibold text-plum-700" prefetch="intent">
            Haldi
          </Link>
          <Link to="/service" prefetch="intent">
            {shellCopy.service}
          </Link>
          <Link to="/search-services" prefetch="intent">
            {shellCopy.search}
          </Link>
        </nav>
      </header>
      <main className="relative min-h-screen">{children}</main>
      <footer className="border-t border-sand px-4 py-8 text-center text-stone">
        {settings.businessName}, {settings.address}
      </footer>
    </>
  );
}
