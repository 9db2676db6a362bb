import type { ReactNode } from 'react';

export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-foot=""
      className="sticky bottom-0 z-10 border-t-2 border-sand bg-ivory px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto max-w-140">{children}</div>
    </div>
  );
}
