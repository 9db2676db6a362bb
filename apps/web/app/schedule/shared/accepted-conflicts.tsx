import type { Visit } from '@haldi/contract/orders/desk/visit-schemas';
import { TriangleAlert } from 'lucide-react';
import { visitsCopy as copy } from './copy.ts';

export function AcceptedConflicts({ visit: { accepted } }: { visit: Pick<Visit, 'accepted'> }) {
  if (accepted.length === 0) return null;
  return (
    <span className="flex items-start gap-1 text-sm font-semibold text-haldi-800">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {accepted.map((kind) => copy.accepted[kind]).join(', ')}
    </span>
  );
}
