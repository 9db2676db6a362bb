import type { Service } from '@haldi/contract/catalogue/schema';
import { Clock } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { AddToCart } from './add-to-cart.tsx';
import { catalogueCopy } from './copy.ts';
import { ServicePrice } from './service-price.tsx';

function Duration({ minutes }: { minutes: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {catalogueCopy.minutes(minutes)}
    </p>
  );
}

type ServiceCardProps = {
  service: Service;
  /** The address names this one. */
  isNamed?: boolean;
  /** A small upright card without description, for short lists. */
  compact?: boolean;
};

/** A row on phones, where two narrow columns would break every name, and upright on wider screens. */
export function ServiceCard({ service, isNamed = false, compact = false }: ServiceCardProps) {
  return (
    <article
      id={compact ? undefined : service.id}
      className={cx(
        'h-full overflow-hidden rounded-card border bg-white shadow-soft transition-colors',
        isNamed ? 'border-haldi-500 ring-3 ring-haldi-300' : 'border-sand',
        compact ? 'flex flex-col' : 'grid grid-cols-[7.5rem_1fr] sm:flex sm:flex-col',
      )}
    >
      <img
        src={service.image}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className={cx(
          'bg-haldi-100 object-cover',
          compact ? 'aspect-4/3 w-full' : 'h-full w-full sm:aspect-4/3 sm:h-auto',
        )}
      />
      <div className="flex min-w-0 grow flex-col gap-1 p-3 sm:p-4">
        <h3 className="text-lg leading-snug text-plum-900">{service.name}</h3>
        <Duration minutes={service.duration} />
        {!compact && <p className="text-sm text-stone">{service.description}</p>}
        <div className="mt-auto flex flex-col gap-2 pt-1">
          <ServicePrice price={service.price} offerprice={service.offerprice} />
          <AddToCart service={service} />
        </div>
      </div>
    </article>
  );
}
