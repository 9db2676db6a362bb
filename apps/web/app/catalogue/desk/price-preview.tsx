import type { PricePreview as Preview } from '@haldi/contract/catalogue/desk/bulk-price-change';
import { formatRupees } from '@haldi/contract/kit/money';
import { CircleAlert } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { menuCopy } from './copy.ts';

const copy = menuCopy.prices;

type PricesProps = { price: number; offerprice: number; strong?: boolean };

function Prices({ price, offerprice, strong = false }: PricesProps) {
  return (
    <>
      <span className={cx('block', strong && 'font-semibold text-plum-950')}>
        {formatRupees(price)}
      </span>
      {offerprice > price && (
        <s className="block text-sm text-stone">
          <span className="sr-only">{menuCopy.was} </span>
          {formatRupees(offerprice)}
        </s>
      )}
    </>
  );
}

/** Impossible prices come first, because they block applying. */
export function PricePreviewTable({ previews }: { previews: readonly Preview[] }) {
  const sorted = [
    ...previews.filter(({ problem }) => problem),
    ...previews.filter(({ problem }) => !problem),
  ];
  return (
    <table className="w-full border-collapse rounded-card border border-sand bg-white">
      <caption className="sr-only">{copy.previewCaption}</caption>
      <thead className="bg-haldi-50 text-sm">
        <tr>
          <th scope="col" className="px-3 py-2 text-left font-semibold">
            {copy.service}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            {copy.old}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            {copy.next}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ service, to, problem }) => (
          <tr key={service._id} className={cx('border-t border-sand', problem && 'bg-brick-100')}>
            <th scope="row" className="px-3 py-2 text-left font-normal">
              <span className="leading-snug">{service.name}</span>
              {problem && (
                <span className="flex items-start gap-1.5 text-sm text-brick-700">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {copy.problems[problem]}
                </span>
              )}
            </th>
            <td className="px-3 py-2 text-right align-top text-stone tabular-nums">
              <Prices price={service.price} offerprice={service.offerprice} />
            </td>
            <td className="px-3 py-2 text-right align-top tabular-nums">
              <Prices price={to.price} offerprice={to.offerprice} strong />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
