import { Skeleton } from './skeleton.tsx';

export function ScreenSkeleton() {
  return (
    <div aria-hidden="true" className="w-full max-w-300 space-y-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-28 rounded-card! bg-haldi-300!" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card! bg-haldi-300!" />
    </div>
  );
}
