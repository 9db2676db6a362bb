import { type ReactNode, Suspense, useState } from 'react';
import { uiCopy } from './copy.ts';
import { Spinner } from './spinner.tsx';

function Opening() {
  return (
    <div
      role="status"
      aria-label={uiCopy.opening}
      className="fixed inset-0 z-40 m-auto flex size-14 items-center justify-center rounded-full bg-white text-plum-700 shadow-soft"
    >
      <Spinner />
    </div>
  );
}

type LazyMountProps = {
  open: boolean;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Mounts the content when it is first opened and keeps it for the closing animation. */
export function MountOnFirstOpen({ open, fallback = <Opening />, children }: LazyMountProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={open && fallback}>{children}</Suspense> : null;
}
