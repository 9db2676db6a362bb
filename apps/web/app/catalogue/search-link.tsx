import { Search } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { catalogueCopy } from './copy.ts';

export function SearchLink({ className }: { className?: string }) {
  return (
    <Link
      to="/search-services"
      className={cx(
        'flex h-13 items-center gap-3 rounded-full border border-edge bg-white px-5 text-stone shadow-soft transition-colors hover:border-plum-600',
        className,
      )}
    >
      <Search aria-hidden="true" className="size-5 text-plum-700" />
      {catalogueCopy.searchPlaceholder}
    </Link>
  );
}
