import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SalonLogo } from '../../branding/shared/salon-logo.tsx';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { workCopy } from './copy.ts';

export const openedFromDayLinkState = { isFromDay: true };

/** Goes back in history if the visit was opened from the day, to keep its scroll position. */
function BackLink() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = (event: MouseEvent): void => {
    if (!(state as Partial<typeof openedFromDayLinkState> | null)?.isFromDay) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to="/work"
      replace
      prefetch="none"
      aria-label={workCopy.back}
      onClick={goBack}
      className={iconButtonStyle('size-12! text-white! hover:bg-white/10! active:bg-white/20!')}
    >
      <ArrowLeft aria-hidden="true" className="size-7" />
    </Link>
  );
}

type WorkFrameProps = {
  title: string;
  isVisit?: boolean;
  help?: ReactNode;
  children: ReactNode;
};

/** A dark header, to be readable in sunlight. */
export function WorkFrame({ title, isVisit = false, help, children }: WorkFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-ivory">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-haldi-300 px-5 py-3 font-semibold text-plum-950 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {workCopy.skip}
      </a>
      <header className="sticky top-0 z-20 bg-plum-900 text-white">
        <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-3 lg:px-5">
          {isVisit ? <BackLink /> : <SalonLogo isOnDark />}
          <p className="min-w-0 grow truncate font-display text-xl font-semibold">{title}</p>
          {help}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
    </div>
  );
}

export function LoadingDay() {
  return (
    <WorkFrame title={workCopy.title}>
      <div className="mx-auto w-full max-w-140 px-4 py-6">
        <Loading text={workCopy.loading} isQuiet count={3} shape="h-40" />
      </div>
    </WorkFrame>
  );
}
