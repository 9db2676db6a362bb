import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const PhoneBooking = lazyWithPreload(() => import('./phone-booking.tsx'));

export const meta = privatePage('Book by phone');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function PhoneBookingRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <PhoneBooking />
    </Suspense>
  );
}
