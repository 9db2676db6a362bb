import type { ServedArea } from '@haldi/contract/areas/schema';
import { MapPin } from 'lucide-react';
import { servedAreaCopy as copy } from './copy.ts';

export function ServedAreaList({ areas }: { areas: readonly ServedArea[] }) {
  return (
    <ul aria-label={copy.list} className="grid content-start gap-x-8 sm:grid-cols-2">
      {areas.map((area) => (
        <li key={area._id} className="flex gap-3 border-b border-sand py-3 last:border-b-0">
          <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-haldi-500" />
          <span className="min-w-0">
            <span className="block font-semibold text-plum-900 wrap-anywhere">{area.name}</span>
            <span className="block text-stone">{copy.listedFacts(area)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
