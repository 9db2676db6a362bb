import type { Service } from '@haldi/contract/catalogue/service-schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { catalogueCopy } from './copy.ts';

export function ServicePrice({ price, offerprice }: Pick<Service, 'price' | 'offerprice'>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="font-display text-lg font-semibold text-plum-950">
        {formatRupees(price)}
      </span>
      {offerprice > price && (
        <s className="text-sm text-stone">
          <span className="sr-only">{catalogueCopy.originally} </span>
          {formatRupees(offerprice)}
        </s>
      )}
    </p>
  );
}
