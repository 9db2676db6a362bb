import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import { Clock, EllipsisVertical, Eye, EyeOff, ListOrdered, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/menu.tsx';
import { menuCopy as copy } from './copy.ts';
import { PriceTag } from './price-tag.tsx';

export type ServiceRowActions = {
  onEdit: (service: AdminService) => void;
  onHide: (services: readonly AdminService[], hidden: boolean) => void;
  onOrder: (service: AdminService) => void;
  onRemove: (service: AdminService) => void;
  onSelect: (ids: readonly string[], selected: boolean) => void;
};

type ServiceListRowProps = {
  service: AdminService;
  /** Undefined: the default skill of the section. */
  skill: string | undefined;
  isSelected: boolean;
  isSold: boolean;
  actions: ServiceRowActions;
};

/** Memoized, because typing into the search would render every row again. */
export const ServiceListRow = memo(function ServiceListRow({
  service,
  skill,
  isSelected,
  isSold,
  actions,
}: ServiceListRowProps) {
  const { name, hidden } = service;
  return (
    <li
      className={cx(
        'flex items-center gap-2 py-2 pr-1 transition-colors sm:gap-3 lg:pr-3',
        isSelected ? 'bg-haldi-100' : 'hover:bg-haldi-50',
      )}
    >
      <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={copy.select(name)}
          checked={isSelected}
          onChange={({ target }) => actions.onSelect([service._id], target.checked)}
          className="size-5 accent-plum-700"
        />
      </label>
      <button
        type="button"
        onClick={() => actions.onEdit(service)}
        className="group flex min-w-0 grow items-center gap-3 rounded-field text-left"
      >
        <img
          src={service.image}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className={cx(
            'h-12 w-16 shrink-0 rounded-field bg-haldi-100 object-cover',
            hidden && 'opacity-50 grayscale',
          )}
        />
        <span className="grid min-w-0 grow gap-x-6 lg:grid-cols-[minmax(0,1fr)_5rem_9rem] lg:items-center">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="sr-only">{copy.editItem}</span>
              <span
                className={cx(
                  'leading-snug font-semibold group-hover:underline',
                  hidden ? 'text-stone' : 'text-plum-950',
                )}
              >
                {name}
              </span>
              {skill && <Badge tone="plum">{skill}</Badge>}
              {hidden && <Badge>{copy.hidden}</Badge>}
            </span>
            <span className="hidden truncate text-sm text-stone lg:block">
              {service.description}
            </span>
          </span>
          <span className="hidden items-center gap-1.5 text-sm text-stone tabular-nums lg:flex">
            <Clock aria-hidden="true" className="size-4 shrink-0" />
            {formatDuration(service.duration)}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3 lg:justify-end">
            <PriceTag price={service.price} offerprice={service.offerprice} />
            <span className="text-sm text-stone tabular-nums lg:hidden">
              {formatDuration(service.duration)}
            </span>
          </span>
        </span>
      </button>
      <Menu
        label={copy.actions(name)}
        icon={<EllipsisVertical aria-hidden="true" />}
        items={[
          { label: copy.editItem, icon: Pencil, onSelect: () => actions.onEdit(service) },
          {
            label: hidden ? copy.show : copy.hide,
            icon: hidden ? Eye : EyeOff,
            onSelect: () => actions.onHide([service], !hidden),
          },
          { label: copy.order, icon: ListOrdered, onSelect: () => actions.onOrder(service) },
          {
            label: isSold ? copy.removing.sold : copy.removing.item,
            icon: Trash2,
            danger: !isSold,
            disabled: isSold,
            onSelect: () => actions.onRemove(service),
          },
        ]}
      />
    </li>
  );
});
