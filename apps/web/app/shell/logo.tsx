import { Link } from '../ui/link.tsx';
import { shellCopy } from './copy.ts';

export function Logo() {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 rounded-field font-display text-2xl font-semibold text-plum-700"
    >
      {/* Low, as all decoration: what answers taps comes first. */}
      <img src="/pictures/mark.svg" alt="" width={32} height={32} fetchPriority="low" />
      {shellCopy.brand}
    </Link>
  );
}
