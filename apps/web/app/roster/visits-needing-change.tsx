import type {
  UnavailableBeautician,
  VisitNeedingChange,
} from '@haldi/contract/orders/desk/visit-schemas';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { VisitLine } from '../schedule/shared/visit-line.tsx';
import { visitsNeedingChangeId } from '../schedule/shared/visits-needing-change-link.ts';
import { rosterCopy } from './copy.ts';
import { ReassignVisit } from './reassign-visit.tsx';

const copy = rosterCopy.needingChange;

function UnavailableBeauticians({
  others,
  isNoneAvailable,
}: {
  others: readonly UnavailableBeautician[];
  isNoneAvailable: boolean;
}) {
  if (others.length === 0) return null;
  return (
    <details className="group px-3 pb-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-plum-700">
        {isNoneAvailable ? copy.whyNoneAvailable : copy.whyOthersUnavailable}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mb-1 space-y-0.5 text-stone wrap-anywhere">
        {others.map(({ name, why }) => (
          <li key={name}>{copy.unavailable(name, why)}</li>
        ))}
      </ul>
    </details>
  );
}

const scrollIntoViewAndFocus = (list: HTMLElement | null): void => {
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
};

export function VisitsNeedingChange({ visits }: { visits: readonly VisitNeedingChange[] }) {
  const { hash } = useLocation();
  if (visits.length === 0) return null;
  const title = copy.title(visits.length);
  return (
    <section
      id={visitsNeedingChangeId}
      // The list renders after navigation, so the browser cannot scroll to the hash itself.
      ref={hash === `#${visitsNeedingChangeId}` ? scrollIntoViewAndFocus : undefined}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-20 rounded-card border border-haldi-400 bg-haldi-100 p-4"
    >
      <h2 className="flex items-center gap-2 text-lg text-plum-900">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-haldi-800" />
        {title}
      </h2>
      <p className="mt-1 text-sm">{copy.text}</p>
      <ul className="mt-3 grid items-start gap-2 lg:grid-cols-2">
        {visits.map((visit) => (
          <li key={visit._id} className="min-w-0 rounded-field bg-white">
            <VisitLine visit={visit} />
            <p className="px-3 pb-2 text-sm font-semibold text-brick-700 wrap-anywhere">
              {visit.why}
            </p>
            <ReassignVisit visit={visit} />
            <UnavailableBeauticians
              others={visit.others}
              isNoneAvailable={visit.free.length === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
