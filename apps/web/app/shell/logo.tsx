import { InnerLink } from '../ui/inner-link.tsx';
import { shellCopy } from './copy.ts';

export function Logo() {
  return (
    <InnerLink
      to="/"
      className="flex min-h-11 items-center gap-2 rounded-field font-display text-2xl font-semibold text-plum-700"
    >
      <img src="/pictures/mark.svg" alt="" width={32} height={32} />
      {shellCopy.brand}
    </InnerLink>
  );
}
