import { formatRupees } from '@haldi/contract/kit/money';
import { menuCopy as copy } from './copy.ts';

type PriceTagProps = { price: number; offerprice: number };

export function PriceTag({ price, offerprice }: PriceTagProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="font-semibold text-plum-950">{formatRupees(price)}</span>
      {offerprice > price && (
        <s className="text-sm text-stone">
          <span className="sr-only">{copy.was} </span>
          {formatRupees(offerprice)}
        </s>
      )}
    </span>
  );
}
