import { createServiceTypeahead } from '@haldi/contract/catalogue/search/service-finder';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useMenuPages } from './menu-pages.ts';

const copy = {
  add: 'Add',
  results: 'Matching services',
  noResults: 'No matching services found.',
};

const maxResults = 6;

type ServiceSearchProps = {
  label: string;
  services: readonly Service[];
  onAdd: (service: Service) => void;
  isLarge?: boolean;
};

export default function ServiceSearch({
  label,
  services,
  onAdd,
  isLarge = false,
}: ServiceSearchProps) {
  const [text, setText] = useState('');
  const menu = useMenuPages();
  const find = useMemo(() => createServiceTypeahead(services, menu), [services, menu]);
  const isSearching = text.trim() !== '';
  const results = isSearching ? find(text).slice(0, maxResults) : [];
  return (
    <div>
      <SearchField label={label} value={text} onChange={setText} maxLength={80} />
      {isSearching && results.length === 0 && (
        <p role="status" className={cx('mt-2', !isLarge && 'text-sm text-stone')}>
          {copy.noResults}
        </p>
      )}
      {results.length > 0 && (
        <ul aria-label={copy.results} className={cx('mt-2', isLarge ? 'space-y-2' : 'space-y-1')}>
          {results.map((service) => (
            <li key={service._id}>
              <button
                type="button"
                onClick={() => {
                  onAdd(service);
                  setText('');
                }}
                className={cx(
                  'flex w-full items-center gap-3 rounded-field border-sand bg-white px-3 text-left leading-snug transition-colors hover:border-plum-600 hover:bg-haldi-50',
                  isLarge
                    ? 'min-h-14 border-2 py-2 text-lg text-plum-950'
                    : 'min-h-12 border py-1.5',
                )}
              >
                <Plus aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
                <span className="min-w-0 grow wrap-anywhere">
                  <span className="sr-only">{copy.add} </span>
                  {service.name}{' '}
                  <span className={cx('block', isLarge ? 'text-base' : 'text-sm text-stone')}>
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
