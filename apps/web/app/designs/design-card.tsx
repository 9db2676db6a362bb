import type { Design } from '@haldi/contract/designs/design';
import { overlayLinkState } from '../lib/overlay-link.ts';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { designsCopy } from './copy.ts';

type DesignCardProps = {
  design: Design;
  number: number;
  search: string;
  isLarge: boolean;
  isEager: boolean;
};

export const designCardId = (slug: string): string => `plate-${slug}`;

export function DesignCard({ design, number, search, isLarge, isEager }: DesignCardProps) {
  return (
    <li className={cx(isLarge && 'col-span-2 lg:row-span-2')}>
      <Link
        id={designCardId(design.slug)}
        to={search}
        state={overlayLinkState}
        prefetch="none"
        className="group flex h-full flex-col rounded-sm border border-sand bg-white p-2 shadow-soft transition-[border-color,translate] hover:-translate-y-0.5 hover:border-haldi-500 sm:p-3"
      >
        <span className="block grow overflow-hidden bg-haldi-50">
          <img
            src={design.image}
            alt={designsCopy.alt(design)}
            width={design.width}
            height={design.height}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-3/4 h-full w-full object-cover transition-transform duration-250 group-hover:scale-102"
          />
        </span>
        <span className="flex items-baseline justify-between gap-2 px-1 pt-2 pb-0.5 sm:pt-3">
          <span
            className={cx(
              'font-display leading-tight font-medium text-plum-900',
              isLarge ? 'text-xl sm:text-2xl' : 'text-base sm:text-lg',
            )}
          >
            {design.name}
          </span>
          <span className="hidden shrink-0 text-sm text-stone tabular-nums sm:inline">
            {designsCopy.plate(number)}
          </span>
        </span>
        <span className={cx('px-1 pb-1 text-sm text-stone', isLarge && 'sm:text-base')}>
          {isLarge ? `${design.description}.` : designsCopy.facts(design)}
        </span>
      </Link>
    </li>
  );
}
