import type { StrandedVisit } from '@haldi/contract/orders/desk/visits';
import { TriangleAlert } from 'lucide-react';
import { VisitLine } from '../schedule/shared/visit-line.tsx';
import { rosterCopy } from './copy.ts';
import { HandOver } from './hand-over.tsx';

const copy = rosterCopy.stranded;

/** Visits whose beautician is not at work then: the first thing to see to. */
export function Stranded({ visits }: { visits: readonly StrandedVisit[] }) {
  if (visits.length === 0) return null;
  const title = copy.title(visits.length);
  return (
    <section aria-label={title} className="rounded-card border border-haldi-400 bg-haldi-100 p-4">
      <h2 className="flex items-center gap-2 text-lg text-plum-900">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-haldi-800" />
        {title}
      </h2>
      <p className="mt-1 text-sm">{copy.text}</p>
      <ul className="mt-3 grid gap-2 lg:grid-cols-2">
        {visits.map((visit) => (
          <li key={visit._id} className="min-w-0 rounded-field bg-white">
            <VisitLine visit={visit} />
            <HandOver visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
