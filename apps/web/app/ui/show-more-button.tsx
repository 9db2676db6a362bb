import { Button } from './button.tsx';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type ShowMoreProps = { pages: Pages; label: string; className?: string };

export function ShowMoreButton({ pages, label, className = '' }: ShowMoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <p className={`text-center ${className}`}>
      <Button
        look="secondary"
        busy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </p>
  );
}
