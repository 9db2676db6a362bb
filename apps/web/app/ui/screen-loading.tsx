import { Skeleton } from './skeleton.tsx';

type ScreenLoadingProps = {
  text: string;
  /** Heading for screen readers; by default the text is the heading. */
  title?: string;
};

function ScreenSkeleton() {
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

/** The yellow placeholder of the specification, inside the frame of staff screens. */
export function ScreenLoading({ text, title }: ScreenLoadingProps) {
  const Text = title ? 'p' : 'h1';
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 bg-haldi-200 lg:left-64" />
      {title && <h1 className="sr-only">{title}</h1>}
      <div role="status" className="relative">
        <Text className="mb-4 font-display text-2xl text-plum-900 lg:text-3xl">{text}</Text>
        <ScreenSkeleton />
      </div>
    </>
  );
}
