import { type ReactNode, Suspense, useState } from 'react';

/** Mounts what it holds when that is first opened, and keeps it for the way out. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
