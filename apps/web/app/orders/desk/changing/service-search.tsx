import type { Service } from '@haldi/contract/catalogue/schema';
import { createServiceFinder } from '@haldi/contract/catalogue/search/find-services';
import { formatRupees } from '@haldi/contract/kit/money';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatDuration } from '../../../lib/duration.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { changingCopy } from './copy.ts';

const copy = changingCopy.services;

/** More than these nobody reads: another word is typed sooner. */
const mostShown = 6;

type ServiceSearchProps = { services: readonly Service[]; onAdd: (service: Service) => void };

/** Services found while typing, each added with one press. */
export default function ServiceSearch({ services, onAdd }: ServiceSearchProps) {
  const [text, setText] = useState('');
  const find = useMemo(() => createServiceFinder(services, { isTyping: true }), [services]);
  const isSearching = text.trim() !== '';
  const found = isSearching ? find(text).items.slice(0, mostShown) : [];
  return (
    <div>
      <SearchField label={copy.add} value={text} onChange={setText} maxLength={80} />
      {isSearching && found.length === 0 && (
        <p role="status" className="mt-2 text-sm text-stone">
          {copy.nothingFound}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label={copy.found} className="mt-2 space-y-1">
          {found.map((service) => (
            <li key={service._id}>
              <button
                type="button"
                onClick={() => {
                  onAdd(service);
                  setText('');
                }}
                className="flex min-h-12 w-full items-center gap-3 rounded-field border border-sand bg-white px-3 py-1.5 text-left transition-colors hover:border-plum-600 hover:bg-haldi-50"
              >
                <Plus aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
                <span className="min-w-0 grow leading-snug wrap-anywhere">
                  <span className="sr-only">{copy.addIt} </span>
                  {service.name}{' '}
                  <span className="block text-sm text-stone">
                    {formatDuration(service.duration)}
                  </span>
                </span>
                <span className="tabular-nums">{formatRupees(service.price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
