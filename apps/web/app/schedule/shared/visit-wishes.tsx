import type { Visit } from '@haldi/contract/orders/desk/visits';
import { visitsCopy as copy } from './copy.ts';

type VisitWishesProps = { visit: Pick<Visit, 'askedFor' | 'design' | 'note'> };

/** What the customer wishes for, a line each: whom, which design, and in her own words. */
export function VisitWishes({ visit: { askedFor, design, note } }: VisitWishesProps) {
  const lines = [
    askedFor !== null && copy.askedFor(askedFor),
    design && copy.design(design.name),
    note !== '' && copy.note(note),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <span key={line} className="line-clamp-3 text-stone wrap-anywhere">
      {line}
    </span>
  ));
}
