import type { Service } from '@haldi/contract/catalogue/schema';
import { formatDuration } from '../lib/duration.ts';
import { AddToCart } from './add-to-cart.tsx';
import { ServicePrice } from './service-price.tsx';

export function ServiceRow({ service }: { service: Service }) {
  return (
    // Tall enough for two lines, so that a line break after the fonts load does not shift the layout.
    <li className="flex min-h-24 items-center gap-3 rounded-card border border-sand bg-white p-2.5">
      <img
        src={service.image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-field bg-haldi-100 object-cover"
      />
      <div className="min-w-0 grow">
        <h3 className="font-body text-base leading-snug font-semibold">{service.name}</h3>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <ServicePrice price={service.price} offerprice={service.offerprice} />
          <span className="text-sm text-stone">{formatDuration(service.duration)}</span>
        </div>
      </div>
      <div className="w-29 shrink-0">
        <AddToCart service={service} />
      </div>
    </li>
  );
}
