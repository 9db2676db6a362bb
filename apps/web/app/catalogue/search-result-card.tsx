import type { Service } from '@haldi/contract/catalogue/schema';
import { formatDuration } from '../lib/duration.ts';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ServicePrice } from './service-price.tsx';

export function SearchResultCard({ service }: { service: Service }) {
  return (
    <li>
      <Link
        to={service.href}
        className="flex h-full flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500 md:flex-row"
      >
        <img
          src={service.image}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          className="aspect-4/3 w-full bg-haldi-100 object-cover md:w-48"
        />
        <div className="flex grow flex-col gap-1 p-3 md:justify-center md:p-5">
          <span className="text-sm text-stone">
            {service.category}, {formatDuration(service.duration)}
          </span>
          <span className="font-display text-lg leading-snug font-medium text-plum-900">
            {service.name}
          </span>
          <ServicePrice price={service.price} offerprice={service.offerprice} />
        </div>
      </Link>
    </li>
  );
}

export function SearchResultSkeleton() {
  return (
    <li>
      <Skeleton className="h-56 w-full" />
    </li>
  );
}
