import type { Review } from '@haldi/contract/reviews/schema';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stars } from '../ui/stars.tsx';
import { homeReviewsCopy as copy } from './home-copy.ts';

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

type ReviewCardProps = {
  review: Review;
  /** Replaces the date, for example while posting. */
  note?: string | undefined;
  mark?: ReactNode;
  actions?: ReactNode;
  after?: ReactNode;
};

export function ReviewCard(props: ReviewCardProps) {
  const { review, note, mark, actions, after } = props;
  const { username, rating, comment, date, time, isVerified, answer } = review;
  return (
    <article className="flex gap-4">
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
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-stone">
          {note ?? (
            <span>
              {date}, {time}
            </span>
          )}
          {isVerified && (
            <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-leaf-700">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {copy.verified}
            </span>
          )}
        </p>
        <p className="mt-2 break-words whitespace-pre-line">{comment}</p>
        {answer && (
          <div className="mt-3 rounded-field border-l-3 border-haldi-400 bg-haldi-50 px-4 py-2.5">
            <p className="text-sm text-stone">
              <span className="font-semibold text-plum-900">{copy.answer}</span>{' '}
              <span aria-hidden="true">·</span> {answer.date}
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{answer.text}</p>
          </div>
        )}
        {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
        {after && <div className="-mb-3">{after}</div>}
      </div>
    </article>
  );
}
