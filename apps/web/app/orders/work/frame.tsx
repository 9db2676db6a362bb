import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/go-back.ts';
import { Loading } from '../../ui/fetch-states.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { workCopy } from './copy.ts';

type WorkFrameProps = {
  title: string;
  /** A visit is opened from her day. */
  isVisit?: boolean;
  /** Stands at the right, always in sight. */
  help?: ReactNode;
  children: ReactNode;
};

/** What stands around her day: dark above, so that it is found in the sun. */
export function WorkFrame({ title, isVisit = false, help, children }: WorkFrameProps) {
  const goBack = useGoBack('/work');
  return (
    <div className="min-h-dvh bg-ivory">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-haldi-300 px-5 py-3 font-semibold text-plum-950 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {workCopy.skip}
      </a>
      <header className="sticky top-0 z-20 bg-plum-900 text-white">
        <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-3 lg:px-5">
          {isVisit ? (
            <IconButton
              label={workCopy.back}
              className="size-12! text-white hover:bg-white/10 active:bg-white/20"
              onClick={goBack}
            >
              <ArrowLeft aria-hidden="true" className="size-7" />
            </IconButton>
          ) : (
            <img src="/pictures/mark.svg" alt="" width={36} height={36} className="ml-1" />
          )}
          <p className="min-w-0 grow truncate font-display text-xl font-semibold">{title}</p>
          {help}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}

export function LoadingDay() {
  return (
    <WorkFrame title={workCopy.title}>
      <div className="mx-auto max-w-140 px-4 py-6">
        <Loading text={workCopy.loading} isQuiet count={3} shape="h-40" />
      </div>
    </WorkFrame>
  );
}
