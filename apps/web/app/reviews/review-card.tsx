import type { Review } from '@haldi/contract/reviews/schema';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Stars } from '../ui/stars.tsx';

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

type ReviewCardProps = {
  review: Review;
  /** A word beside the date, such as that it is still being posted. */
  note?: string | undefined;
  /** Says that it is the reader's own. */
  mark?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** What somebody wrote: plain text, with the line breaks they made. */
export function ReviewCard({ review, note, mark, actions, className }: ReviewCardProps) {
  const { username, rating, comment, date, time } = review;
  return (
    <article className={cx('flex gap-4', className)}>
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-200 font-display text-lg font-medium text-plum-900"
      >
        {initialOf(username)}
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 font-body text-base font-semibold tracking-normal break-words text-plum-900">
              {username}
            </h3>
            {mark}
          </div>
          <Stars rating={rating} />
        </div>
        <p className="text-sm text-stone">
          {note ?? (
            <>
              {date}, {time}
            </>
          )}
        </p>
        <p className="mt-2 break-words whitespace-pre-line">{comment}</p>
        {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </article>
  );
}
