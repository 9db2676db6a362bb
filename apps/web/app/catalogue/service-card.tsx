import type { Service } from '@haldi/contract/catalogue/service-schema';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { formatDuration } from '../lib/duration.ts';
import { cx } from '../ui/cx.ts';
import { AddToCart } from './add-to-cart.tsx';
import { ServicePrice } from './service-price.tsx';

function Duration({ minutes }: { minutes: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {formatDuration(minutes)}
    </p>
  );
}

type ServiceCardProps = {
  service: Service;
  /** The hash of the URL refers to this service. */
  isNamed?: boolean;
  compact?: boolean;
  /** Visible without scrolling: loads the picture eagerly. */
  isFirst?: boolean;
};

/** A row on phones, where two narrow columns would break every name. */
export const ServiceCard = memo(function ServiceCard({
  service,
  isNamed = false,
  compact = false,
  isFirst = false,
}: ServiceCardProps) {
  return (
    <article
      id={compact ? undefined : service.id}
      className={cx(
        'h-full overflow-hidden rounded-card border bg-white shadow-soft transition-colors',
        isNamed ? 'border-haldi-500 ring-3 ring-haldi-300' : 'border-sand',
        compact
          ? 'flex flex-col'
          : 'max-sm:grid max-sm:grid-cols-[1fr_8.5rem] max-sm:gap-x-3 max-sm:p-3 sm:flex sm:flex-col',
      )}
    >
      <img
        src={service.image}
        alt=""
        width={320}
        height={240}
        loading={isFirst ? 'eager' : 'lazy'}
        className={cx(
          'aspect-4/3 w-full bg-haldi-100 object-cover',
          !compact && 'max-sm:col-start-2 max-sm:row-start-1 max-sm:rounded-field',
        )}
      />
      <div
        className={cx(
          'flex min-w-0 grow flex-col gap-1',
          compact
            ? 'px-3 pt-3 md:px-4'
            : 'max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 sm:px-4 sm:pt-3',
        )}
      >
        <h3 className="text-lg leading-snug text-plum-900">{service.name}</h3>
        <Duration minutes={service.duration} />
        {!compact && <p className="text-sm text-stone">{service.description}</p>}
        <div className="mt-auto pt-1">
          <ServicePrice price={service.price} offerprice={service.offerprice} />
        </div>
      </div>
      <div
        className={
          compact ? 'p-3 pt-2 md:p-4 md:pt-2' : 'max-sm:col-start-2 max-sm:pt-2 sm:p-4 sm:pt-2'
        }
      >
        <AddToCart service={service} />
      </div>
    </article>
  );
});
