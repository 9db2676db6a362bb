import { Suspense, useRef } from 'react';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AppointmentFieldsProps } from './appointment-fields.tsx';

const AppointmentFieldsLazy = lazyWithPreload(() => import('./appointment-fields.tsx'));

type AppointmentSectionProps = Omit<AppointmentFieldsProps, 'children'>;

/** Loaded once there is something to book. */
export function AppointmentSection(props: AppointmentSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNearViewport(place) || props.minutes > 0;
  const fallback = <Skeleton className="h-104 w-full md:max-w-84" />;
  return (
    <div ref={place}>
      {isWanted ? (
        <Suspense fallback={fallback}>
          <AppointmentFieldsLazy {...props} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}
