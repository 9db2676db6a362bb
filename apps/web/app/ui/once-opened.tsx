import { type ReactNode, Suspense, useState } from 'react';
import { uiCopy } from './copy.ts';
import { Spinner } from './spinner.tsx';

/** Stands where a dialog will, while its code is on the way; not seen where that is there already. */
function Opening() {
  return (
    <div
      role="status"
      aria-label={uiCopy.opening}
      className="fixed inset-0 z-40 m-auto flex size-14 animate-[appear_0s_50ms_both] items-center justify-center rounded-full bg-white text-plum-700 shadow-soft"
    >
      <Spinner />
    </div>
  );
}

/** Mounts what it holds when that is first opened, and keeps it for the way out. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={open && <Opening />}>{children}</Suspense> : null;
}
