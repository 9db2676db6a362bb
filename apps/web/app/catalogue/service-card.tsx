import type { Service } from '@haldi/contract/catalogue/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { catalogueCopy } from './copy.ts';

export function ServicePrice({ price, offerprice }: Pick<Service, 'price' | 'offerprice'>) {
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{formatRupees(price)}</span>{' '}
      <s className="text-stone">
        <span className="sr-only">{catalogueCopy.originally} </span>
        {formatRupees(offerprice)}
      </s>
    </p>
  );
}

export function ServiceCard({ service }: { service: Service }) {
  return (
    <article
      id={service.id}
      className="rounded-card border border-sand bg-white p-3 target:border-haldi-500"
    >
      <img
        src={service.image}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className="rounded-card bg-haldi-100"
      />
      <h3 className="mt-2 font-semibold">{service.name}</h3>
      <p className="text-sm text-stone">{service.description}</p>
      <p className="text-sm text-stone">{catalogueCopy.minutes(service.duration)}</p>
      <ServicePrice price={service.price} offerprice={service.offerprice} />
    </article>
  );
}
