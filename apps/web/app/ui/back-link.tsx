import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './prefetching-links.tsx';

/** Above the heading of a screen: to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-2 font-semibold text-plum-700 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}
