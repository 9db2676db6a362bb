import type { PriceHistoryEntry } from '@haldi/contract/catalogue/desk/schema';
import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { uiCopy } from '../../ui/copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { menuCopy } from './copy.ts';
import { PriceTag } from './price-tag.tsx';
import { usePriceHistory } from './queries.ts';

const copy = menuCopy.history;

function Entry({ entry }: { entry: PriceHistoryEntry }) {
  const { before } = entry;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="flex flex-wrap items-baseline gap-x-2">
        {before ? (
          <>
            <span className="text-stone tabular-nums">{formatRupees(before.price)}</span>
            <ArrowRight aria-hidden="true" className="size-4 self-center text-plum-500" />
          </>
        ) : (
          <span className="text-stone">{copy.added}</span>
        )}
        <PriceTag price={entry.price} offerprice={entry.offerprice} />
      </span>
      <span className="text-sm text-stone">
        {copy.by(entry.by, formatNumericDateTime(new Date(entry.at)))}
      </span>
    </li>
  );
}

export function PriceHistory({ serviceId }: { serviceId: string }) {
  const { data: entries, isError, refetch } = usePriceHistory(serviceId);
  return (
    <section aria-label={copy.title} className="border-t border-sand pt-4">
      <h3 className="text-lg text-plum-900">{copy.title}</h3>
      {entries === undefined && !isError && (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="mt-3 h-6" />
        </div>
      )}
      {isError && !entries && (
        <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 text-stone">
          {copy.failed}
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {uiCopy.tryAgain}
          </Button>
        </p>
      )}
      {entries?.length === 0 && <p className="mt-1 text-stone">{copy.none}</p>}
      <ul className="divide-y divide-sand">
        {entries?.map((entry) => (
          <Entry key={`${entry.at} ${entry.price} ${entry.offerprice}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
